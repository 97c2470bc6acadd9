import { spawnSync } from 'node:child_process'
import { releaseArchive } from './support/archive.mjs'
import { bareDebian } from './support/bare-debian.mjs'
import { at } from '../../../scripts/lib/paths.mjs'

/**
 * `npm run lab -- deploy [--test-name-pattern=…]`: a release under systemd in a bare Debian, behind nginx and Caddy. The
 * tests have a network namespace of their own, so that the ports of the files in `deploy/` are free.
 */
const has = (program) => spawnSync('which', [program]).status === 0
const missing = ['debootstrap', 'systemd-nspawn', 'nsenter', 'unshare', 'ip'].filter(
  (program) => !has(program),
)
if (process.getuid?.() !== 0) throw new Error('Booting a container needs root.')
if (missing.length > 0)
  throw new Error(
    `Missing: ${missing.join(', ')}. Debian has them in debootstrap, systemd-container, util-linux and iproute2.`,
  )

const env = { ...process.env, FANFARE_TREE: bareDebian(), FANFARE_ARCHIVE: releaseArchive() }
const tests = ['--test', '--test-concurrency=1', ...process.argv.slice(2)]
const { status } = spawnSync(
  'unshare',
  [
    '--net',
    'sh',
    '-c',
    'ip link set lo up && exec "$0" "$@"',
    process.execPath,
    ...tests,
    at('e2e', 'lab', 'deploy', 'release', '*.test.mjs'),
  ],
  { env, stdio: 'inherit' },
)
process.exitCode = status ?? 1
