import type { Desk } from '../../sandbox/desktop/desk.ts'
import { startPortal, type PortalOptions } from '../../sandbox/desktop/portal.ts'
import { call, stateOf } from '../../support/desktop/bridge.ts'
import { startSecondInstance } from '../../support/desktop/client.ts'
import { answerWith, closeWindow, closingOf, shownWindows } from '../../support/desktop/closing.ts'
import { expect, test } from '../../support/desktop/test.ts'

const KEEP = 'Keep running in the background'

/** A desktop without a tray, which lists the sandboxed programs that have no window. */
async function listPrograms(desk: Desk, options?: PortalOptions) {
  await desk.tray.leave()
  desk.env['FLATPAK_ID'] = 'app.fanfare.desktop'
  return startPortal(desk.bus, options)
}

test('a desktop that refuses the background leaves the two other answers', async ({ desk, start }) => {
  const portal = await listPrograms(desk, { answers: 'refuse' })
  const client = await start()
  const window = await client.window()
  await expect.poll(async () => (await stateOf(window)).background).toBe('supported')
  await expect.poll(async () => (await stateOf(window)).tray).toBeNull()
  await answerWith(client, KEEP, 'Minimize')
  await closeWindow(client)
  await expect.poll(async () => (await closingOf(client)).minimized).toBe(1)
  expect((await closingOf(client)).buttons).toEqual([
    [KEEP, 'Minimize', 'Quit Fanfare', 'Cancel'],
    ['Minimize', 'Quit Fanfare', 'Cancel'],
  ])
  expect((await stateOf(window)).settings['closeWithoutTray']).toBe('minimize')
  expect(portal.requests).toHaveLength(1)
})

test('outside of a sandbox the background is not offered', async ({ desk, start }) => {
  const portal = await listPrograms(desk)
  delete desk.env['FLATPAK_ID']
  const client = await start()
  const window = await client.window()
  await expect.poll(async () => (await stateOf(window)).tray).toBeNull()
  await answerWith(client, 'Cancel')
  await closeWindow(client)
  await expect
    .poll(async () => (await closingOf(client)).buttons)
    .toEqual([['Minimize', 'Quit Fanfare', 'Cancel']])
  expect(portal.statuses).toEqual([])
})

test('runs in the background without a tray, says what is new there, and is opened again', async ({
  desk,
  start,
}) => {
  const portal = await listPrograms(desk)
  const client = await start()
  const window = await client.window()
  await expect.poll(async () => (await stateOf(window)).tray).toBeNull()
  await expect.poll(() => portal.statuses).toEqual(['Not signed in'])

  await answerWith(client, KEEP)
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  expect(client.app.process().exitCode).toBeNull()
  expect(portal.requests).toEqual([
    {
      reason: 'Fanfare tells you of new posts while its window is closed.',
      autostart: false,
      commandline: ['fanfare', '--hidden'],
    },
  ])

  await startSecondInstance(desk, client)
  await expect.poll(() => shownWindows(client)).toBe(1)
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  expect((await closingOf(client)).buttons).toHaveLength(1)
  expect(portal.requests).toHaveLength(1)
})

test('a window in the background stays hidden when a tray comes and goes', async ({ desk, start }) => {
  await listPrograms(desk)
  const client = await start({ settings: { closeWithoutTray: 'background' } })
  const window = await client.window()
  await expect.poll(async () => (await stateOf(window)).tray).toBeNull()
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  await desk.tray.comeBack()
  await expect.poll(async () => (await stateOf(window)).tray).toBe('top')
  await desk.tray.leave()
  await expect.poll(async () => (await stateOf(window)).tray).toBeNull()
  expect(await shownWindows(client)).toBe(0)
})

test('the desktop starts the client at login, unless it refuses', async ({ desk, start }) => {
  const portal = await listPrograms(desk)
  const client = await start()
  const window = await client.window()
  await expect.poll(async () => (await stateOf(window)).background).toBe('supported')
  await call(window, 'settings:change', { launchAtLogin: true })
  await expect.poll(() => portal.requests.map(({ autostart }) => autostart)).toEqual([true])
  await call(window, 'settings:change', { launchAtLogin: false })
  await expect.poll(() => portal.requests.map(({ autostart }) => autostart)).toEqual([true, false])
  portal.answer('refuse')
  await call(window, 'settings:change', { launchAtLogin: true })
  await expect.poll(async () => (await stateOf(window)).settings['launchAtLogin']).toBe(false)
  expect((await stateOf(window)).autostartRefused).toBe(true)
})
