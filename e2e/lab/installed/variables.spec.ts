import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { selfSigned } from '../../sandbox/certificate.ts'
import type { Desk } from '../../sandbox/desktop/desk.ts'
import { labelsOf } from '../../support/desktop/menu.ts'
import { startListener } from '../../support/desktop/listener.ts'
import { signInPage } from '../../support/desktop/sign-in.ts'
import { dataFolder, expect, knowServer, readable, test, windowTitles } from './support/test.ts'
import { tried } from './support/tried.ts'

const SIGN_IN = 'Fanfare'

/** Variables with which Electron or Node would run other code, or write traffic or keys to a file. */
const IGNORED: Record<string, (desk: Desk) => string> = {
  ELECTRON_RUN_AS_NODE: () => '1',
  ELECTRON_NO_ASAR: () => '1',
  ELECTRON_FORCE_IS_PACKAGED: () => 'false',
  NODE_OPTIONS: ({ folder }) => `--require=${foreign(folder)}`,
  NODE_REDIRECT_WARNINGS: ({ folder }) => join(folder, 'written'),
  SSLKEYLOGFILE: ({ folder }) => join(folder, 'written'),
}

/** A script that leaves a trace. */
function foreign(folder: string): string {
  const file = join(folder, 'foreign.js')
  writeFileSync(file, `require('fs').writeFileSync('${folder}/written', '')`)
  return file
}

for (const [name, valueAt] of Object.entries(IGNORED)) {
  test(...tried(name, 'is ignored'), async ({ desk, launch }) => {
    const client = launch(['-e', 'process.exit(7)'], { [name]: valueAt(desk) })
    await expect.poll(() => windowTitles(desk)).toEqual([SIGN_IN])
    await expect(() => desk.item(client.pid)).toPass()
    expect(client.exitCode()).toBeNull()
    expect(existsSync(join(desk.folder, 'written'))).toBe(false)
  })
}

test(...tried('ELECTRON_DISABLE_SANDBOX', 'exits with 1 and a sentence'), async ({ launch }) => {
  const client = launch([], { ELECTRON_DISABLE_SANDBOX: '1' })
  await expect.poll(client.exitCode).toBe(1)
  expect(client.errors()).toContain('Fanfare does not start with --no-sandbox, ELECTRON_DISABLE_SANDBOX')
})

test(
  ...tried('NODE_REPL_EXTERNAL_MODULE', 'Electron itself exits and names it'),
  async ({ desk, launch }) => {
    const client = launch([], { NODE_REPL_EXTERNAL_MODULE: foreign(desk.folder) })
    await expect.poll(client.exitCode).toBeGreaterThan(0)
    expect(client.errors()).toContain('NODE_REPL_EXTERNAL_MODULE')
    expect(existsSync(join(desk.folder, 'written'))).toBe(false)
  },
)

test(...tried('ELECTRON_RENDERER_URL', 'is ignored'), async ({ desk, launch }) => {
  const bundler = await startListener()
  launch([], { ELECTRON_RENDERER_URL: bundler.address })
  await expect.poll(() => windowTitles(desk)).toEqual([SIGN_IN])
  expect(bundler.heard).toEqual([])
  bundler.stop()
})

test(...tried('ELECTRON_ENABLE_LOGGING', "writes Chromium's own messages"), async ({ desk, launch }) => {
  const file = join(desk.folder, 'chromium.log')
  launch([], { ELECTRON_ENABLE_LOGGING: 'file', ELECTRON_LOG_FILE: file })
  await expect.poll(() => windowTitles(desk)).toEqual([SIGN_IN])
  expect(readFileSync(file, 'utf8')).not.toMatch(/token|Bearer|CONSOLE/)
})

for (const [name, valueOf] of [
  ['NODE_EXTRA_CA_CERTS', (certificate: string) => certificate],
  ['NODE_TLS_REJECT_UNAUTHORIZED', () => '0'],
] as const) {
  test(...tried(name, 'no certificate is trusted by it'), async ({ desk, launch, reader }) => {
    const heard: (string | undefined)[] = []
    const refused: string[] = []
    const web = createServer(selfSigned(desk.folder), (request, response) => {
      heard.push(request.url)
      response.end('{}')
    })
    web.on('tlsClientError', ({ message }) => refused.push(message))
    await once(web.listen(0, '127.0.0.1'), 'listening')
    const folder = join(desk.folder, 'elsewhere')
    knowServer(desk, folder, `https://localhost:${(web.address() as AddressInfo).port}`)
    const words = [`--user-data-dir=${folder}`, ...readable]
    launch(words, { ...reader.env, [name]: valueOf(join(desk.folder, 'cert.pem')) })
    await expect(() => reader.press('push button', 'Sign in with your browser')).toPass()
    const state = (await signInPage(desk)).searchParams.get('state')
    launch([...words, `fanfare://auth/callback?code=${'c'.repeat(43)}&state=${state}`])
    await expect.poll(() => refused.length).toBeGreaterThan(0)
    expect(heard).toEqual([])
    web.close()
  })
}

test(...tried('XDG_CONFIG_HOME', 'is where its files are'), async ({ desk, launch }) => {
  const folder = join(desk.folder, 'configuration')
  const before = readdirSync(dataFolder(desk))
  launch([], { XDG_CONFIG_HOME: folder })
  await expect.poll(() => windowTitles(desk).length).toBe(1)
  await expect.poll(() => existsSync(join(folder, 'Fanfare', 'logs', 'fanfare.log'))).toBe(true)
  expect(readdirSync(dataFolder(desk))).toEqual(before)
})

for (const [what, env, label] of [
  ['LANG=fr_FR.UTF-8', { LANG: 'fr_FR.UTF-8', LANGUAGE: 'fr' }, 'Quitter Fanfare'],
  ['LANG=pt_BR.UTF-8', { LANG: 'pt_BR.UTF-8', LANGUAGE: 'pt_BR' }, 'Sair do Fanfare'],
  ['LANG=C', { LANG: 'C', LANGUAGE: '' }, 'Quit Fanfare'],
  ['LANG=tlh', { LANG: 'tlh', LANGUAGE: 'tlh' }, 'Quit Fanfare'],
] as const) {
  test(...tried(what, `the menu ends with “${label}”`), async ({ desk, launch }) => {
    const client = launch(['--hidden'], env)
    await expect(async () =>
      expect((await labelsOf(await desk.item(client.pid))).at(-1)).toBe(label),
    ).toPass()
  })
}

for (const [what, env] of [
  ['TZ=Pacific/Kiritimati', { TZ: 'Pacific/Kiritimati' }],
  ['TZ=Nowhere', { TZ: 'Nowhere' }],
  ['no XDG_RUNTIME_DIR', { XDG_RUNTIME_DIR: undefined }],
  ['no DBUS_SESSION_BUS_ADDRESS', { DBUS_SESSION_BUS_ADDRESS: undefined, XDG_RUNTIME_DIR: undefined }],
  ['a dead DBUS_SESSION_BUS_ADDRESS', { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere' }],
] as const) {
  test(...tried(what, 'opens the window'), async ({ desk, launch }) => {
    const client = launch([], env)
    await expect.poll(() => windowTitles(desk)).toEqual([SIGN_IN])
    expect(client.exitCode()).toBeNull()
  })
}

test(...tried('no DISPLAY', 'exits with 1 and a sentence'), async ({ launch }) => {
  const client = launch([], { DISPLAY: undefined })
  await expect.poll(client.exitCode).toBe(1)
  expect(client.errors()).toContain('Fanfare needs a desktop: neither DISPLAY nor WAYLAND_DISPLAY is set')
})
