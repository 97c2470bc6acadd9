import { startBus } from '../../sandbox/desktop/bus.ts'
import { openNamed } from '../../sandbox/desktop/tray-item.ts'
import { startTray } from '../../sandbox/desktop/tray-watcher.ts'
import { createTeam, share } from '../../support/api.ts'
import { call } from '../../support/desktop/bridge.ts'
import type { Client } from '../../support/desktop/client.ts'
import { childrenOf } from '../../support/desktop/processes.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'
import { openWindows, shownTexts } from '../../support/desktop/windows.ts'

/** Kills the renderer of the window with this path, as the kernel does when memory runs out. */
async function killRenderer({ app }: Client, path: string) {
  const pid = await app.evaluate(
    ({ webContents }, wanted) =>
      webContents
        .getAllWebContents()
        .find((each) => each.getURL().endsWith(wanted))!
        .getOSProcessId(),
    path,
  )
  process.kill(pid, 'SIGKILL')
}

test('a window whose renderer was killed shows its screen again', async ({ start }) => {
  const client = await start()
  const window = await client.window()
  await call(window, 'window:open', '/login')
  const login = async () => (await shownTexts(client))['/login']
  await expect.poll(login).toContain('Sign in with your browser')
  await killRenderer(client, '/login')
  await expect.poll(login).toBe('')
  await expect.poll(login).toContain('Sign in with your browser')
})

test('the panel works again after its renderer was killed @slow', async ({ start }) => {
  const client = await start()
  await openWindows(client)
  const panel = async () => (await shownTexts(client))['/panel']
  await expect.poll(panel).toContain('Sign in to copy')
  await killRenderer(client, '/panel')
  await expect.poll(panel).toBe('')
  await expect.poll(panel).toContain('Sign in to copy')
})

test('a hidden panel that was killed opens anew @slow', async ({ start }) => {
  const client = await start()
  const [, panel] = await openWindows(client)
  await expect.poll(async () => Object.keys(await shownTexts(client))).toContain('/panel')
  await call(panel!, 'panel:close')
  await killRenderer(client, '/panel')
  await expect
    .poll(() => client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length))
    .toBe(1)
  await (await client.item()).activate()
  await expect.poll(async () => (await shownTexts(client))['/panel']).toContain('Sign in to copy')
})

/** Kills Chromium's network process. */
async function killNetwork({ app }: Client) {
  const pid = await app.evaluate(
    ({ app: client }) =>
      client.getAppMetrics().find(({ serviceName }) => serviceName?.includes('NetworkService'))!.pid,
  )
  process.kill(pid, 'SIGKILL')
}

test('hears of new posts after the network process was killed, more than once @slow', async ({
  desk,
  start,
}) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  for (const title of ['After one crash', 'After another']) {
    await killNetwork(client)
    await share(team, title)
    await expect.poll(() => desk.notifications.shown.at(-1)?.body, { timeout: 20_000 }).toBe(title)
  }
  expect(desk.notifications.shown).toHaveLength(2)
})

test('comes back to the tray when the session bus has ended and answers again @slow', async ({
  desk,
  start,
}) => {
  const first = await start()
  await first.item()
  // It waits for the first frame before it waits for the end of the bus.
  await expect.poll(() => childrenOf(first.pid)).toContain('bash')
  await desk.bus.stop()
  await expect.poll(() => isRunning(first.pid)).toBe(false)
  const bus = await startBus(desk.folder)
  const tray = await startTray(bus)
  await expect.poll(() => tray.items.length, { timeout: 20_000 }).toBe(1)
  const item = await openNamed(bus, tray.items[0]!)
  expect(await item.tooltip()).toBe('Fanfare – not signed in')
  const [name] = tray.items[0]!.split('/')
  process.kill((await bus.ownerOf(name!))!, 'SIGTERM')
  await expect.poll(() => bus.ownerOf(name!)).toBe(null)
  await bus.stop()
})

test('stays away after it was killed while the session bus answers @slow', async ({ desk, start }) => {
  const { pid, item } = await start()
  await item()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
  await new Promise((later) => setTimeout(later, 3_000))
  expect(desk.items()).toBe(1)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
