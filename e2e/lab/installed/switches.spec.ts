import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTeam, share } from '../../support/api.ts'
import { labelsOf } from '../../support/desktop/menu.ts'
import { REFUSED_SWITCHES } from '../../support/desktop/refused-switches.ts'
import {
  dataFolder,
  expect,
  knowServer,
  readable,
  signIn,
  test,
  WITH_KEYRING,
  windowTitles,
} from './support/test.ts'
import { tried } from './support/tried.ts'

for (const [name, valueAt] of Object.entries(REFUSED_SWITCHES)) {
  test(...tried(`--${name}`, 'exits with 1 and a sentence'), async ({ desk, launch }) => {
    const value = valueAt(desk)
    const client = launch([value === '' ? `--${name}` : `--${name}=${value}`])
    await expect.poll(client.exitCode).toBe(1)
    expect(client.errors()).toContain(`Fanfare does not start with --${name}`)
    expect(desk.items()).toBe(0)
  })
}

// The package sets up Chromium's other sandbox only on machines without namespaces.
test(...tried('--disable-namespace-sandbox', 'ends before it starts'), async ({ desk, launch }) => {
  const client = launch(['--disable-namespace-sandbox'])
  await expect.poll(() => client.process.signalCode ?? client.exitCode()).not.toBeNull()
  expect(client.errors()).toContain('SUID sandbox helper')
  expect(desk.items()).toBe(0)
})

test(...tried('no switch', 'opens the window'), async ({ desk, launch }) => {
  launch()
  await expect.poll(() => windowTitles(desk)).toEqual(['Fanfare'])
})

test(
  ...tried('--hidden', 'starts in the tray, and a second start opens the window'),
  async ({ desk, launch }) => {
    const client = launch(['--hidden'])
    await expect(async () =>
      expect(await labelsOf(await desk.item(client.pid))).toContain('Sign in…'),
    ).toPass()
    expect(windowTitles(desk)).toEqual([])
    const second = launch()
    await expect.poll(second.exitCode).toBe(0)
    await expect.poll(() => windowTitles(desk).length).toBe(1)
    expect(desk.items()).toBe(1)
  },
)

test(...tried('--user-data-dir', 'keeps everything in that folder'), async ({ desk, launch }) => {
  const folder = join(desk.folder, 'elsewhere')
  knowServer(desk, folder)
  const before = readdirSync(dataFolder(desk))
  launch([`--user-data-dir=${folder}`])
  await expect.poll(() => windowTitles(desk).length).toBe(1)
  await expect.poll(() => existsSync(join(folder, 'logs', 'fanfare.log'))).toBe(true)
  expect(readdirSync(dataFolder(desk))).toEqual(before)
})

test(...tried('--copy-next', 'copies in the tray and opens the post'), async ({ desk, launch, reader }) => {
  await desk.addKeyring()
  const team = await createTeam()
  const post = await share(team, 'Ten years of brass', ['What a sound'])
  const first = launch([WITH_KEYRING, ...readable], reader.env)
  await signIn(desk, reader, team.member)
  await expect(async () =>
    expect(await labelsOf(await desk.item(first.pid))).toContain('Copy next suggestion'),
  ).toPass()
  first.process.kill()
  await expect.poll(first.exitCode).toBe(0)
  launch([WITH_KEYRING, '--copy-next'])
  await expect.poll(() => desk.browser.opened().at(-1)).toBe(post.url)
  expect(desk.clipboard()).toBe('What a sound')
  expect(windowTitles(desk)).toEqual([])
})

test(...tried('an app folder', 'is not loaded'), async ({ desk, launch }) => {
  const folder = mkdtempSync(join(desk.folder, 'foreign-'))
  writeFileSync(join(folder, 'package.json'), '{"main":"index.js"}')
  writeFileSync(join(folder, 'index.js'), `require('fs').writeFileSync('${folder}/ran', '')`)
  launch([folder])
  await expect.poll(() => windowTitles(desk)).toEqual(['Fanfare'])
  expect(existsSync(join(folder, 'ran'))).toBe(false)
})
