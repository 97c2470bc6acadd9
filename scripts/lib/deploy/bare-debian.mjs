import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from '../paths.mjs'

/** What a server needs from Debian beside the smallest system, and what the tests use. */
const PACKAGES = ['systemd', 'dbus', 'nginx-light', 'caddy', 'postgresql', 'openssl', 'curl']

/** The release of Debian that this machine has, and the mirror that its apt uses. */
function debianOfApt() {
  const format = '$(ORIGIN)\t$(CODENAME)\t$(SITE)'
  const targets = execFileSync('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'], {
    encoding: 'utf8',
  })
  const [, codename, mirror] =
    targets
      .split('\n')
      .map((line) => line.split('\t'))
      .find(([origin, name]) => origin === 'Debian' && !name.includes('-')) ?? []
  if (mirror === undefined) throw new Error('apt is not configured for Debian on this machine.')
  return { codename, mirror }
}

/**
 * The folder of a minimal Debian with systemd, nginx and Caddy, made by debootstrap and kept in `.cache`. Machines are booted
 * on it, and never write to it.
 */
export function bareDebian() {
  const { codename, mirror } = debianOfApt()
  const print = createHash('sha256').update(PACKAGES.join()).digest('hex').slice(0, 8)
  const folder = join(cache, 'deploy')
  const tree = join(folder, `debian-${codename}-${print}`)
  if (existsSync(tree)) return tree
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name.startsWith('debian-')) rmSync(join(folder, name), { recursive: true })
  console.error(`Installing a bare Debian (${codename}) …`)
  const unfinished = `${tree}.unfinished`
  const args = ['--variant=minbase', `--include=${PACKAGES.join()}`, codename, unfinished, mirror]
  const { status, stdout } = spawnSync('debootstrap', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`debootstrap failed:\n${stdout.slice(-2_000)}`)
  // The tests start what they need; nginx and Caddy both listen on port 80.
  execFileSync('systemctl', ['--quiet', `--root=${unfinished}`, 'disable', 'nginx', 'caddy', 'postgresql'])
  // As the installer of Debian does.
  writeFileSync(join(unfinished, 'etc', 'hosts'), '127.0.0.1 localhost\n::1 localhost\n')
  renameSync(unfinished, tree)
  return tree
}
