import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from '../../../../scripts/lib/paths.mjs'

/** The Debian packages that a server needs in addition to the smallest system, and that the tests use. */
const PACKAGES = ['systemd', 'dbus', 'nginx-light', 'caddy', 'postgresql', 'openssl', 'curl']

/** The Debian release of this machine, and the mirror of its apt. */
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
 * The folder of a minimal Debian with systemd, nginx and Caddy, created by debootstrap and kept in `.cache`. Machines boot
 * from it, and never write to it.
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
  // As Debian's installer does.
  writeFileSync(join(unfinished, 'etc', 'hosts'), '127.0.0.1 localhost\n::1 localhost\n')
  renameSync(unfinished, tree)
  return tree
}
