import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { clickEntry } from '../../support/desktop/menu.ts'
import { expect, test } from './support/test.ts'

test('the fuses of the shipped binary are set', async () => {
  expect(await getCurrentFuseWire('/opt/Fanfare/fanfare')).toMatchObject({
    [FuseV1Options.RunAsNode]: FuseState.DISABLE,
    [FuseV1Options.EnableCookieEncryption]: FuseState.DISABLE,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: FuseState.DISABLE,
    [FuseV1Options.EnableNodeCliInspectArguments]: FuseState.DISABLE,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: FuseState.ENABLE,
    [FuseV1Options.OnlyLoadAppFromAsar]: FuseState.ENABLE,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: FuseState.DISABLE,
  })
})

test('the package contains one archive and no default app', () => {
  const resources = '/opt/Fanfare/resources'
  expect(readdirSync(resources).filter((name) => name.endsWith('.asar'))).toEqual(['app.asar'])
  expect(readFileSync(`${resources}/app.asar`).includes('"node_modules"')).toBe(false)
})

test('the kernel sandboxes the renderer, and the menu quits the client', async ({ desk, launch }) => {
  const client = launch()
  await expect(() => desk.item(client.pid)).toPass()
  await expect.poll(() => rendererFilters(client.pid)).toEqual(['2'])
  const ended = once(client.process, 'exit')
  await clickEntry(await desk.item(client.pid), 'Quit Fanfare')
  expect((await ended)[0]).toBe(0)
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
