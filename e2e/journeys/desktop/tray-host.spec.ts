import { stateOf } from '../../support/desktop/bridge.ts'
import { startSecondInstance } from '../../support/desktop/client.ts'
import {
  answerWith,
  closeWindow,
  closingOf,
  focusedWindows,
  shownWindows,
} from '../../support/desktop/closing.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openSettings } from '../../support/desktop/windows.ts'

test('notices that the desktop has no tray, gets one, and loses it again', async ({ desk, start }) => {
  await desk.tray.leave()
  const client = await start()
  const window = await client.window()
  const tray = async () => (await stateOf(window)).tray
  await expect.poll(tray).toBeNull()
  expect(desk.items()).toBe(0)

  await desk.tray.comeBack()
  await expect.poll(tray).toBe('top')
  await expect.poll(() => desk.items()).toBe(1)
  expect(await (await client.item()).tooltip()).toBe('Fanfare – not signed in')

  await desk.tray.leave()
  await expect.poll(tray).toBeNull()
})

test('without a tray, asks once what closing the window does, and remembers it', async ({ desk, start }) => {
  await desk.tray.leave()
  const client = await start()
  const window = await client.window()
  await expect.poll(async () => (await stateOf(window)).tray).toBeNull()

  await answerWith(client, 'Cancel')
  await closeWindow(client)
  await expect.poll(async () => (await closingOf(client)).questions).toHaveLength(1)
  expect(await shownWindows(client)).toBe(1)
  expect((await stateOf(window)).settings['closeWithoutTray']).toBe('ask')

  await answerWith(client, 'Minimize')
  await closeWindow(client)
  await expect.poll(async () => (await closingOf(client)).minimized).toBe(1)
  expect((await stateOf(window)).settings['closeWithoutTray']).toBe('minimize')
  await closeWindow(client)
  await expect.poll(async () => (await closingOf(client)).minimized).toBe(2)
  expect((await closingOf(client)).questions).toEqual(Array(2).fill('What should closing the window do?'))
})

test('without a tray, quits when the user says so, and a tray that appears hides the window', async ({
  desk,
  start,
}) => {
  await desk.tray.leave()
  const client = await start()
  const window = await client.window()
  const tray = async () => (await stateOf(window)).tray
  await expect.poll(tray).toBeNull()
  const settings = await openSettings(client)
  await settings
    .getByRole('radiogroup', { name: 'When the window is closed' })
    .getByRole('radio', { name: 'Quit' })
    .check()
  await expect.poll(async () => (await stateOf(window)).settings['closeWithoutTray']).toBe('quit')

  await desk.tray.comeBack()
  await expect(settings.getByRole('checkbox', { name: /^Keep running/ })).toBeVisible()
  await settings.close()
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  expect(client.app.process().exitCode).toBeNull()
  await startSecondInstance(desk, client)
  await expect.poll(() => shownWindows(client)).toBe(1)

  await desk.tray.leave()
  await expect.poll(tray).toBeNull()
  const ended = new Promise((code) => client.app.process().once('exit', code))
  await closeWindow(client)
  expect(await ended).toBe(0)
})

test('a window that was hidden in the tray appears without the focus when the tray ends, and is hidden by the next', async ({
  desk,
  start,
}) => {
  const client = await start()
  const window = await client.window()
  const tray = async () => (await stateOf(window)).tray
  await expect.poll(tray).toBe('top')
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  await answerWith(client, 'Cancel')

  await desk.tray.leave()
  await expect.poll(() => shownWindows(client)).toBe(1)
  expect((await closingOf(client)).minimized).toBe(1)
  expect(await focusedWindows(client)).toBe(0)
  await desk.tray.comeBack()
  await expect.poll(() => shownWindows(client)).toBe(0)

  await desk.tray.leave()
  await expect.poll(() => shownWindows(client)).toBe(1)
  await startSecondInstance(desk, client)
  await expect.poll(() => focusedWindows(client)).toBe(1)
  await desk.tray.comeBack()
  await expect.poll(tray).toBe('top')
  expect(await shownWindows(client)).toBe(1)
})

test('a client that was started in the tray opens no window when the tray ends', async ({ desk, start }) => {
  const client = await start({ words: ['--hidden'] })
  await client.item()
  await desk.tray.leave()
  await desk.tray.comeBack()
  await expect.poll(() => desk.items()).toBeGreaterThan(1)
  expect(await client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(0)
})
