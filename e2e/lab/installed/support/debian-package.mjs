import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ensureRuntime } from '../../../support/electron/ensure-runtime.mjs'
import { TEST_RUNTIME } from '../../../support/electron/runtimes.mjs'
import { packageDesktop } from '../../../../desktop/packaging/package-desktop.mjs'

const PACKAGE = 'fanfare'
/** Where the package is installed. */
const INSTALLED = '/opt/Fanfare'

/** Builds the Debian package of the client with the Electron of the tests; returns the file. */
export async function makeDeb(output) {
  const runtime = { folder: await ensureRuntime(TEST_RUNTIME), version: TEST_RUNTIME.version }
  // The lowest compression, because it is installed once and deleted.
  const env = { DEB_LEVEL: '1' }
  if (packageDesktop(['--linux', 'deb'], { runtime, output, env, stdio: 'ignore' }) !== 0)
    throw new Error('No package was made: see `npm run build:desktop -- --test-runtime --linux deb`')
  const name = readdirSync(output).find((each) => each.endsWith('.deb'))
  return join(output, name)
}

/** Installs a package file. Refuses to replace a client that is installed already. */
export function installDeb(file) {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', PACKAGE], {
    encoding: 'utf8',
  })
  if (stdout === 'installed' || existsSync(INSTALLED))
    throw new Error(`${PACKAGE} is installed on this machine already. Remove it first.`)
  execFileSync('dpkg', ['--install', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Removes the package; returns what is left behind: files, an alternative, running processes. */
export function removeDeb() {
  const files = execFileSync('dpkg-query', ['--listfiles', PACKAGE], { encoding: 'utf8' }).trim().split('\n')
  execFileSync('dpkg', ['--remove', PACKAGE], { stdio: ['ignore', 'ignore', 'inherit'] })
  const { status } = spawnSync('update-alternatives', ['--query', PACKAGE], { stdio: 'ignore' })
  return [
    ...files.filter((path) => path.includes('anfare') && existsSync(path)),
    ...['/usr/bin/fanfare', '/etc/alternatives/fanfare', '/etc/apparmor.d/fanfare'].filter(
      (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined,
    ),
    ...(status === 0 ? ['an alternative'] : []),
    ...readdirSync('/proc').filter((name) => programOf(name).startsWith(`${INSTALLED}/`)),
  ]
}

function programOf(pid) {
  try {
    return readlinkSync(join('/proc', pid, 'exe'))
  } catch {
    // No process, or it has just ended.
    return ''
  }
}
