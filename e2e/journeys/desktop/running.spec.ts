import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTeam, countAvailable, server, share } from '../../support/api.ts'
import { call, stateOf } from '../../support/desktop/bridge.ts'
import { startSecondInstance } from '../../support/desktop/client.ts'
import { closeWindow, shownWindows } from '../../support/desktop/closing.ts'
import { signIn } from '../../support/desktop/sign-in.ts'
import { expect, test } from '../../support/desktop/test.ts'

const SHORTCUT = 'CommandOrControl+Shift+L'

test('started hidden, shows a tray item without a window, and a second start opens it', async ({
  desk,
  start,
}) => {
  const client = await start({ words: ['--hidden'] })
  await expect.poll(() => desk.items()).toBe(1)
  expect(client.app.windows()).toEqual([])
  await startSecondInstance(desk, client)
  await client.window()
  await expect.poll(() => shownWindows(client)).toBe(1)
  expect(desk.items()).toBe(1)
})

test('many links at once reach one client, and none loads another @slow', async ({ desk, start }) => {
  const client = await start({ words: ['--hidden'] })
  await expect.poll(() => desk.items()).toBe(1)
  const link = 'fanfare://dashboard'
  await Promise.all(Array.from({ length: 12 }, () => startSecondInstance(desk, client, link)))
  await expect.poll(() => shownWindows(client)).toBe(1)
  expect(desk.items()).toBe(1)
  const starts = readFileSync(join(client.folder, 'logs', 'fanfare.log'), 'utf8').match(/ start /g)
  expect(starts).toHaveLength(1)
})

test('starts hidden when the settings say so @slow', async ({ desk, start }) => {
  const client = await start({ settings: { startHidden: true } })
  await expect.poll(() => desk.items()).toBe(1)
  expect(client.app.windows()).toEqual([])
})

test('closing the window keeps the client running, and a second start reopens it', async ({
  desk,
  start,
}) => {
  const client = await start()
  await client.window()
  await expect.poll(() => shownWindows(client)).toBe(1)
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  expect(client.app.process().exitCode).toBeNull()
  await startSecondInstance(desk, client)
  await expect.poll(() => shownWindows(client)).toBe(1)
})

test('closing the window quits the client if it may not stay in the tray @slow', async ({ start }) => {
  const client = await start()
  await call(await client.window(), 'settings:change', { closeToTray: false })
  await expect.poll(() => shownWindows(client)).toBe(1)
  const ended = new Promise((code) => client.app.process().once('exit', code))
  await closeWindow(client)
  expect(await ended).toBe(0)
})

test('the window reopens at its last position @slow', async ({ start }) => {
  const bounds = { x: 90, y: 60, width: 900, height: 640 }
  const client = await start()
  await client.window()
  await expect.poll(() => shownWindows(client)).toBe(1)
  await client.app.evaluate(
    ({ BrowserWindow }, wanted) => BrowserWindow.getAllWindows()[0]!.setBounds(wanted),
    bounds,
  )
  await client.quit()
  const next = await start({ folder: client.folder })
  await next.window()
  const found = await next.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds())
  expect(found).toEqual(bounds)
})

test('--copy-next copies in the running client, without a window', async ({ desk, start }) => {
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start()
  await signIn(desk, client, team.member)
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  await startSecondInstance(desk, client, '--copy-next')
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe('What a sound')
  expect(await shownWindows(client)).toBe(0)
})

test('--copy-next starts the client in the tray if it is not running @slow', async ({ desk, start }) => {
  await desk.addKeyring()
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  const first = await start({ keyring: true })
  await signIn(desk, first, team.member)
  await first.quit()
  const client = await start({ keyring: true, folder: first.folder, words: ['--copy-next'] })
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe('What a sound')
  expect(await countAvailable(team, post)).toBe(0)
  expect(client.app.windows()).toEqual([])
})

test('--pause-hour pauses notifications in the running client, without a window', async ({ desk, start }) => {
  const team = await createTeam()
  const client = await start()
  await signIn(desk, client, team.member)
  await closeWindow(client)
  await expect.poll(() => shownWindows(client)).toBe(0)
  await startSecondInstance(desk, client, '--pause-hour')
  const item = await client.item()
  await expect.poll(() => item.tooltip()).toBe('Fanfare – notifications paused')
  await expect.poll(() => desk.notifications.shown.at(-1)?.summary).toBe('Notifications are paused')
  desk.notifications.press(desk.notifications.shown.at(-1)!, 'Resume notifications')
  await expect.poll(() => item.tooltip()).toBe('Fanfare')
  expect(await shownWindows(client)).toBe(0)
})

test('a link opens its post, whether or not the client is running', async ({ desk, start }) => {
  await desk.addKeyring()
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass')
  const client = await start({ keyring: true })
  await signIn(desk, client, team.member)
  await startSecondInstance(desk, client, `fanfare://posts/${post.id}`)
  await expect(await client.window()).toHaveURL(`app://bundle/posts/${post.id}`)
  await client.quit()
  const next = await start({ keyring: true, folder: client.folder, words: [`fanfare://posts/${post.id}`] })
  await expect(await next.window()).toHaveURL(`app://bundle/posts/${post.id}`)
})

test('a link of another server switches to it, and one of an unknown server says what to do @slow', async ({
  desk,
  start,
  ownServer,
}) => {
  await desk.addKeyring()
  const [here, there] = [await createTeam(), await createTeam(ownServer.address)]
  const client = await start({ keyring: true })
  await signIn(desk, client, here.member)
  const window = await client.window()
  expect(await call(window, 'server:add', ownServer.address)).toBe('ok')
  await signIn(desk, client, there.member)
  const post = await share(here, 'At the other server')
  const link = `fanfare://posts/${post.id}?server=${encodeURIComponent(server)}`
  await startSecondInstance(desk, client, link)
  await expect(window.getByRole('heading', { name: 'At the other server' })).toBeVisible()
  expect((await stateOf(window)).server).toBe(server)

  await startSecondInstance(desk, client, `https://elsewhere.example/posts/${post.id}`)
  await expect
    .poll(() => desk.notifications.shown.at(-1)?.summary)
    .toBe('This link belongs to another server')
  expect(desk.notifications.shown.at(-1)?.body).toContain('Add elsewhere.example')
  expect((await stateOf(window)).server).toBe(server)

  await call(window, 'server:choose', ownServer.address)
  await client.quit()
  const next = await start({ keyring: true, folder: client.folder, words: [`${server}/posts/${post.id}`] })
  const first = await next.window()
  await expect(first.getByRole('heading', { name: 'At the other server' })).toBeVisible()
  expect((await stateOf(first)).server).toBe(server)
})

test('the shortcut toggles the panel, and opens no other window', async ({ desk, start }) => {
  const client = await start({ words: ['--hidden'], settings: { shortcut: SHORTCUT } })
  await expect.poll(() => desk.items()).toBe(1)
  await expect(async () => {
    desk.press('key', 'ctrl+shift+l')
    await expect.poll(() => shownWindows(client), { timeout: 1_500 }).toBe(1)
  }).toPass()
  // Playwright learns of a window a moment after it is shown.
  await expect.poll(() => client.app.windows().map((page) => page.url())).toEqual(['app://bundle/panel'])
  desk.press('key', 'ctrl+shift+l')
  await expect.poll(() => shownWindows(client)).toBe(0)
})

test('a new client has no shortcut @slow', async ({ start }) => {
  const window = await (await start()).window()
  expect(await stateOf(window)).toMatchObject({ shortcut: 'off', settings: { shortcut: null } })
  await call(window, 'settings:change', { shortcut: SHORTCUT })
  await expect.poll(async () => (await stateOf(window)).shortcut).toBe('on')
})

test('reports a shortcut that another program uses @slow', async ({ desk, start }) => {
  const first = await start({ settings: { shortcut: SHORTCUT } })
  const one = await first.window()
  await expect.poll(async () => (await stateOf(one)).shortcut).toBe('on')
  const two = await (await start({ settings: { shortcut: SHORTCUT } })).window()
  await expect.poll(async () => (await stateOf(two)).shortcut).toBe('taken')
  await call(two, 'settings:change', { shortcut: 'CommandOrControl+Shift+K' })
  await expect.poll(async () => (await stateOf(two)).shortcut).toBe('on')
  await call(two, 'settings:change', { shortcut: null })
  await expect.poll(async () => (await stateOf(two)).shortcut).toBe('off')
  expect(desk.items()).toBe(2)
})

test('shows the last list read-only while the server is offline, also after a restart @slow', async ({
  desk,
  start,
  ownServer,
}) => {
  await desk.addKeyring()
  const team = await createTeam(ownServer.address)
  await share(team, 'Ten years of brass', ['What a sound'])
  const client = await start({ keyring: true, knows: ownServer.address })
  await signIn(desk, client, team.member)
  await expect.poll(async () => (await stateOf(await client.window())).offers?.offers.length).toBe(1)
  await client.quit()
  await ownServer.stop()
  const next = await start({ keyring: true, folder: client.folder, knows: ownServer.address })
  const { menu } = await next.item()
  const labels = async () => (await menu.read()).map(({ label }) => label)
  await expect.poll(labels).toContain('• Ten years of brass – 1 left')
  await expect.poll(labels).toContain('Offline: this is the last list')
  await expect(menu.click('Copy next suggestion')).rejects.toThrow('cannot be clicked')
})
