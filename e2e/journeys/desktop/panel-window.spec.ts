import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import { createTeam, share } from '../../support/api.ts'
import { call } from '../../support/desktop/bridge.ts'
import type { Client } from '../../support/desktop/client.ts'
import { wakeUpsOf } from '../../support/desktop/processes.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows } from '../../support/desktop/windows.ts'

/** The X window of the panel, and what the client says about it. */
async function panelOf(client: Client) {
  await expect.poll(() => findPanel(client)).not.toBeNull()
  return (await findPanel(client))!
}

const findPanel = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) => {
    const panel = BrowserWindow.getAllWindows().find((each) => each.webContents.getURL().endsWith('/panel'))
    if (panel === undefined) return null
    const [width, height] = panel.getSize()
    return { id: panel.getNativeWindowHandle().readUInt32LE(0), visible: panel.isVisible(), width, height }
  })

const boundsOf = ({ app }: Client) =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find((each) => each.isVisible() && each.webContents.getURL().endsWith('/panel'))
      ?.getBounds(),
  )

const typeOf = ({ env }: Desk, id: number) =>
  execFileSync('xprop', ['-id', `${id}`, '_NET_WM_WINDOW_TYPE'], { env, encoding: 'utf8' })

test('tells the window manager that the panel belongs in no taskbar @slow', async ({ desk, start }) => {
  const client = await start()
  await openWindows(client)
  const { id } = await panelOf(client)
  expect(typeOf(desk, id)).toContain('_NET_WM_WINDOW_TYPE_TOOLBAR')
})

test('has an edge on every side, in both themes @slow', async ({ start }) => {
  const [, panel] = await openWindows(await start())
  const edge = panel!.locator('header').locator('..')
  const edgeOf = () =>
    edge.evaluate((element) => {
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, borderTopColor } =
        getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return {
        widths: [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth],
        fills: width === innerWidth && height === innerHeight,
        color: borderTopColor,
      }
    })
  const colors = []
  for (const theme of ['light', 'dark']) {
    await panel!.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { widths, fills, color } = await edgeOf()
    expect(widths).toEqual(['1px', '1px', '1px', '1px'])
    expect(fills).toBe(true)
    colors.push(color)
  }
  expect(new Set(colors).size).toBe(2)
})

test('opens below the pointer, and as large as the zoom needs @slow', async ({ desk, start }) => {
  const client = await start()
  const main = await client.window()
  desk.press('mousemove', '700', '50')
  await (await client.item()).activate()
  await expect.poll(() => boundsOf(client)).toEqual({ x: 510, y: 58, width: 380, height: 560 })
  await call(main, 'panel:close')
  await expect.poll(async () => (await findPanel(client))?.visible).toBe(false)
  await main.bringToFront()
  // From 100 % to 200 %.
  for (let step = 0; step < 5; step++) desk.press('key', 'ctrl+equal')
  const zoom = () =>
    client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getZoomFactor())
  await expect.poll(zoom).toBe(2)
  await (await client.item()).activate()
  await expect.poll(() => boundsOf(client)).toEqual({ x: 320, y: 58, width: 760, height: 1120 })
})

test('opens below the pointer again after it has moved outside of the windows', async ({ desk, start }) => {
  const client = await start({ words: ['--hidden'] })
  for (const [x, y] of [
    [700, 50],
    [1_200, 400],
  ] as const) {
    desk.press('mousemove', `${x}`, `${y}`)
    // Electron remembers the pointer from its last look.
    await (await client.item()).activate()
    await expect.poll(() => boundsOf(client)).toMatchObject({ x: x - 190, y: y + 8 })
    await (await client.item()).activate()
    await expect.poll(async () => (await findPanel(client))?.visible).toBe(false)
  }
})

/** Keeps carets from blinking, as a user can. Chromium before 140 does not let a page do it. */
function stopBlinking({ env }: Desk) {
  const folder = join(env.HOME!, '.config', 'gtk-3.0')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'settings.ini'), '[Settings]\ngtk-cursor-blink=0\n')
}

test('wakes up for nothing while it is shown and while it is hidden @slow', async ({ desk, start }) => {
  stopBlinking(desk)
  const team = await createTeam()
  await share(team, 'Ten years of brass', ['What a sound', 'Bravo'])
  const client = await start()
  await signIn(desk, client, team.member)
  const [, panel] = await openWindows(client)
  await expect(panel!.getByRole('option').first()).toBeVisible()
  const pid = await client.app.evaluate(({ webContents }) =>
    webContents
      .getAllWebContents()
      .find((each) => each.getURL().endsWith('/panel'))!
      .getOSProcessId(),
  )
  const inFiveSeconds = async () => {
    const before = wakeUpsOf(pid)
    await setTimeout(5_000)
    return wakeUpsOf(pid) - before
  }
  await expect(panel!.getByRole('combobox')).toBeFocused()
  await expect.poll(inFiveSeconds, { timeout: 30_000 }).toBeLessThan(10)
  await client.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find((each) => each.webContents.getURL().endsWith('/panel'))!
      .hide(),
  )
  await expect.poll(inFiveSeconds, { timeout: 30_000 }).toBeLessThan(10)
})

test('opens on Wayland, which has neither the pointer nor positions @slow', async ({ desk, start }) => {
  desk.env.XDG_SESSION_TYPE = 'wayland'
  const client = await start({ words: ['--hidden'] })
  await client.app.evaluate(({ screen, BrowserWindow }) => {
    screen.getCursorScreenPoint = () => {
      throw new Error('Electron crashes here')
    }
    BrowserWindow.prototype.setBounds = () => undefined
  })
  const opens = client.app.waitForEvent('window')
  await (await client.item()).activate()
  const panel = await opens
  await expect(panel.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await expect.poll(() => panelOf(client)).toMatchObject({ visible: true, width: 380, height: 560 })
})
