import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createTeam, share } from '../../support/api.ts'
import { clickEntry, labelsOf } from '../../support/desktop/menu.ts'
import {
  dataFolder,
  expect,
  follow,
  quitAny,
  readable,
  signIn,
  test,
  WITH_KEYRING,
  windowTitles,
} from './support/test.ts'
import { tried } from './support/tried.ts'

test(
  ...tried('a desktop with everything', 'signs in, is told of a post, copies and undoes'),
  async ({ desk, launch, reader }) => {
    await desk.addKeyring()
    const team = await createTeam()
    const client = launch([WITH_KEYRING, ...readable], reader.env)
    await signIn(desk, reader, team.member)
    await expect.poll(async () => (await desk.item(client.pid)).tooltip()).toBe('Fanfare')
    // The client reports nothing older than its first list of notifications.
    await expect.poll(() => existsSync(join(dataFolder(desk), 'inbox.json'))).toBe(true)
    const post = await share(team, 'Ten years of brass', ['What a sound'])
    await expect
      .poll(() => desk.notifications.shown.map(({ body }) => body))
      .toEqual(['Ten years of brass\n“What a sound”'])
    desk.notifications.press(desk.notifications.shown[0]!, 'Copy')
    await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
    expect(desk.clipboard()).toBe('What a sound')
    await expect.poll(() => desk.notifications.shown.at(-1)?.actions).toContain('Undo')
    desk.notifications.press(desk.notifications.shown.at(-1)!, 'Undo')
    await expect.poll(() => desk.clipboard()).toBe('')
    await clickEntry(await desk.item(client.pid), 'Quit Fanfare')
    await expect.poll(client.exitCode).toBe(0)
  },
)

test(...tried('a link while it runs', 'opens its post'), async ({ desk, launch, reader }) => {
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass')
  launch(readable, reader.env)
  await signIn(desk, reader, team.member)
  await expect.poll(() => reader.names('heading')).not.toContain('Sign in to Fanfare')
  follow(desk, `fanfare://posts/${post.id}`)
  await expect.poll(() => windowTitles(desk)).toEqual(['Ten years of brass · Fanfare'])
})

test(...tried('a link before it runs', 'starts it'), async ({ desk, launch: _knowsServer }) => {
  follow(desk, 'fanfare://dashboard')
  await expect.poll(() => windowTitles(desk)).toEqual(['Fanfare'])
  await quitAny(desk)
  await expect.poll(() => windowTitles(desk)).toEqual([])
})

test(...tried('no tray', 'a hidden client is opened by the next start'), async ({ desk, launch }) => {
  await desk.bus.connection.releaseName('org.kde.StatusNotifierWatcher')
  const client = launch(['--hidden'])
  // Without a tray, its log is the first visible sign of the client.
  await expect.poll(() => existsSync(join(dataFolder(desk), 'logs', 'fanfare.log'))).toBe(true)
  const second = launch()
  await expect.poll(second.exitCode).toBe(0)
  await expect.poll(() => windowTitles(desk)).toEqual(['Fanfare'])
  expect(client.exitCode()).toBeNull()
  expect(desk.items()).toBe(0)
})

test(
  ...tried('no notification service', 'posts are in the menu, and a service that starts later is used'),
  async ({ desk, launch, reader }) => {
    await desk.bus.connection.releaseName('org.freedesktop.Notifications')
    const team = await createTeam()
    const client = launch(readable, reader.env)
    await signIn(desk, reader, team.member)
    await expect.poll(async () => (await desk.item(client.pid)).tooltip()).toBe('Fanfare')
    await share(team, 'Unheard', ['What a sound'])
    await expect.poll(async () => labelsOf(await desk.item(client.pid))).toContain('• Unheard – 1 left')
    await desk.bus.connection.requestName('org.freedesktop.Notifications', 0)
    await share(team, 'Heard')
    await expect.poll(() => desk.notifications.shown.at(-1)?.body).toBe('Heard')
    expect(client.exitCode()).toBeNull()
  },
)

test(
  ...tried('no keyring', 'asks to sign in after each start, and writes no token'),
  async ({ desk, launch, reader }) => {
    const team = await createTeam()
    const client = launch(readable, reader.env)
    await signIn(desk, reader, team.member)
    await expect.poll(async () => (await desk.item(client.pid)).tooltip()).toBe('Fanfare')
    client.process.kill()
    await expect.poll(client.exitCode).toBe(0)
    expect(filesOf(dataFolder(desk)).filter((file) => /oat_/.test(readFileSync(file, 'latin1')))).toEqual([])
    const next = launch()
    await expect(async () => expect(await labelsOf(await desk.item(next.pid))).toContain('Sign in…')).toPass()
  },
)

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
