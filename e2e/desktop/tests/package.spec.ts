import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { stopChild } from '../../peers/desktop/child.ts'
import type { Desk } from '../../peers/desktop/desk.ts'
import { server } from '../../support/api.ts'
import { readFuses } from '../support/fuses.ts'
import { freePort } from '../support/own-server.ts'
import { clickEntry, labelsOf } from '../support/menu.ts'
import { expect, test } from '../support/test.ts'

/** The package built for this run. */
const unpacked = process.env.DESKTOP_PACKAGE ?? ''
const binary = join(unpacked, 'fanfare')

/** Starts what was packaged, at a desk. */
function packaged(desk: Desk, ...words: string[]) {
  const folder = join(desk.folder, 'packaged')
  mkdirSync(folder)
  writeFileSync(join(folder, 'servers.json'), JSON.stringify({ addresses: [server], chosen: server }))
  const flags = ['--disable-gpu', '--password-store=basic', `--user-data-dir=${folder}`]
  return spawn(binary, [...flags, ...words], { env: desk.env, stdio: 'ignore' })
}

test('the fuses of the shipped binary are set', () => {
  expect(readFuses(binary)).toMatchObject({
    runAsNode: false,
    cookieEncryption: false,
    nodeOptions: false,
    nodeCliInspect: false,
    asarIntegrity: true,
    onlyLoadAppFromAsar: true,
    fileProtocolPrivileges: false,
  })
})

test('the package contains one archive and no default app', () => {
  expect(readdirSync(join(unpacked, 'resources')).filter((name) => !name.endsWith('.yml'))).toEqual([
    'app.asar',
  ])
  const archive = readFileSync(join(unpacked, 'resources', 'app.asar'))
  expect(archive.includes('"node_modules"')).toBe(false)
})

test('a packaged client stays in the tray, runs sandboxed and quits', async ({ desk }) => {
  const client = packaged(desk)
  try {
    await expect(() => desk.item(client.pid!)).toPass()
    const item = await desk.item(client.pid!)
    expect(await labelsOf(item)).toEqual(['Sign in…', 'Settings for this computer', 'Quit Fanfare'])
    await expect.poll(() => rendererFilters(client.pid!)).toEqual(['2'])
    const ended = once(client, 'exit')
    await clickEntry(item, 'Quit Fanfare')
    expect((await ended)[0]).toBe(0)
  } finally {
    await stopChild(client)
  }
})

test('a packaged client cannot be run as Node', ({ desk }) => {
  const asNode = { ...desk.env, ELECTRON_RUN_AS_NODE: '1', DISPLAY: '' }
  const { stdout } = spawnSync(binary, ['-e', 'process.stdout.write("turned")', '--user-data-dir=/nowhere'], {
    env: asNode,
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect(stdout).not.toContain('turned')
})

for (const [what, flagsOf] of [
  ['Node', (port: number) => [`--inspect=127.0.0.1:${port}`]],
  ['Node before it starts', (port: number) => [`--inspect-brk=127.0.0.1:${port}`]],
  ['Chromium', (port: number) => [`--remote-debugging-port=${port}`]],
  ['Chromium by a pipe', () => ['--remote-debugging-pipe']],
] as const) {
  test(`a packaged client does not start to be debugged: ${what}`, async ({ desk }) => {
    const port = await freePort()
    const client = packaged(desk, ...flagsOf(port))
    try {
      await expect.poll(() => client.exitCode, { timeout: 20_000 }).not.toBeNull()
      expect(client.exitCode).not.toBe(0)
      await expect(fetch(`http://127.0.0.1:${port}/json/version`)).rejects.toThrow('fetch failed')
    } finally {
      await stopChild(client)
    }
  })
}

for (const [name, valueAt] of [
  ['load-extension', (desk: Desk) => desk.folder],
  ['disable-web-security'],
  ['ignore-certificate-errors'],
  ['ssl-key-log-file', (desk: Desk) => join(desk.folder, 'keys.log')],
  ['log-net-log', (desk: Desk) => join(desk.folder, 'net.json')],
  ['js-flags', () => '--allow-natives-syntax'],
  ['renderer-cmd-prefix', () => 'true'],
  ['browser-subprocess-path', () => binary],
] as [name: string, valueAt?: (desk: Desk) => string][]) {
  test(`a packaged client does not start with --${name}`, async ({ desk }) => {
    const client = packaged(desk, valueAt ? `--${name}=${valueAt(desk)}` : `--${name}`)
    try {
      await expect.poll(() => client.exitCode, { timeout: 20_000 }).toBe(1)
    } finally {
      await stopChild(client)
    }
  })
}

test('a packaged client does not start with a variable that disables the sandbox', async ({ desk }) => {
  const client = packaged({ ...desk, env: { ...desk.env, ELECTRON_DISABLE_SANDBOX: '1' } })
  try {
    await expect.poll(() => client.exitCode, { timeout: 20_000 }).toBe(1)
  } finally {
    await stopChild(client)
  }
})

test('a packaged client writes no keys of its connections', async ({ desk }) => {
  const file = join(desk.folder, 'keys.log')
  const client = packaged({ ...desk, env: { ...desk.env, SSLKEYLOGFILE: file } })
  try {
    await expect.poll(() => rendererFilters(client.pid!)).toEqual(['2'])
    expect(existsSync(file)).toBe(false)
  } finally {
    await stopChild(client)
  }
})

test('a packaged client loads no page of a bundler', async ({ desk }) => {
  const asked: string[] = []
  const bundler = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('<title>foreign</title>')
  })
  bundler.listen(0, '127.0.0.1')
  await once(bundler, 'listening')
  const { port } = bundler.address() as AddressInfo
  const client = packaged({
    ...desk,
    env: { ...desk.env, ELECTRON_RENDERER_URL: `http://127.0.0.1:${port}` },
  })
  try {
    await expect(() => desk.item(client.pid!)).toPass()
    await expect.poll(() => rendererFilters(client.pid!)).toEqual(['2'])
    expect(asked).toEqual([])
  } finally {
    await stopChild(client)
    bundler.close()
  }
})

/** The seccomp modes of the renderer processes of a client. */
function rendererFilters(pid: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => descendsFrom(name, pid) && read(name, 'cmdline').includes('--type=renderer'))
    .map((name) => /^Seccomp:\s*(\d)/m.exec(read(name, 'status'))?.[1] ?? '')
}

function descendsFrom(name: string, ancestor: number): boolean {
  const parent = /^PPid:\s*(\d+)/m.exec(read(name, 'status'))?.[1]
  if (parent === undefined || parent === '0') return false
  return Number(parent) === ancestor || descendsFrom(parent, ancestor)
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
