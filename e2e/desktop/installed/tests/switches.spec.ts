import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Desk } from '../../../peers/desktop/desk.ts'
import { createTeam, share } from '../../../support/api.ts'
import { labelsOf } from '../../support/menu.ts'
import {
  dataFolder,
  expect,
  knowServer,
  readable,
  signIn,
  test,
  WITH_KEYRING,
  windowTitles,
} from '../support/test.ts'
import { tried } from '../support/tried.ts'

const REFUSED: Record<string, (desk: Desk) => string> = {
  'remote-debugging-port': () => '0',
  'remote-debugging-pipe': () => '',
  'remote-debugging-address': () => '0.0.0.0',
  inspect: () => '127.0.0.1:0',
  'inspect-brk': () => '127.0.0.1:0',
  'inspect-port': () => '0',
  'js-flags': () => '--allow-natives-syntax',
  'load-extension': ({ folder }) => folder,
  'disable-web-security': () => '',
  'allow-running-insecure-content': () => '',
  'ignore-certificate-errors': () => '',
  'ignore-certificate-errors-spki-list': () => 'AAAA',
  'log-net-log': ({ folder }) => join(folder, 'net.json'),
  'ssl-key-log-file': ({ folder }) => join(folder, 'keys.log'),
  'renderer-cmd-prefix': () => '/usr/bin/env',
  'utility-cmd-prefix': () => '/usr/bin/env',
  'gpu-launcher': () => '/usr/bin/env',
  'browser-subprocess-path': () => '/opt/Fanfare/fanfare',
  'no-sandbox': () => '',
  'disable-setuid-sandbox': () => '',
  'disable-namespace-sandbox': () => '',
  'disable-seccomp-filter-sandbox': () => '',
  'disable-gpu-sandbox': () => '',
  'single-process': () => '',
  'in-process-gpu': () => '',
  'proxy-server': () => 'http://127.0.0.1:9',
  'proxy-pac-url': () => 'http://127.0.0.1:9/proxy.pac',
  'proxy-bypass-list': () => '*',
  'host-resolver-rules': () => 'MAP * 127.0.0.1',
  'host-rules': () => 'MAP * 127.0.0.1',
  'remote-allow-origins': () => '*',
  'disable-site-isolation-trials': () => '',
  'unsafely-treat-insecure-origin-as-secure': () => 'http://fanfare.example',
  'allow-file-access-from-files': () => '',
  'auth-server-allowlist': () => '*',
  'auth-negotiate-delegate-allowlist': () => '*',
}

for (const [name, valueAt] of Object.entries(REFUSED)) {
  test(...tried(`--${name}`, 'exits with 1 and a sentence'), async ({ desk, launch }) => {
    const value = valueAt(desk)
    const client = launch([value === '' ? `--${name}` : `--${name}=${value}`])
    await expect.poll(client.exitCode).toBe(1)
    expect(client.errors()).toContain(`Fanfare does not start with --${name}`)
    expect(desk.items()).toBe(0)
  })
}

test(...tried('no switch', 'opens the window'), async ({ desk, launch }) => {
  launch()
  await expect.poll(() => windowTitles(desk)).toEqual(['Sign in to Fanfare · Fanfare'])
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
  await expect.poll(() => windowTitles(desk)).toEqual(['Sign in to Fanfare · Fanfare'])
  expect(existsSync(join(folder, 'ran'))).toBe(false)
})
