import { spawnSync } from 'node:child_process'
import { releaseArchive } from '../lib/deploy/archive.mjs'
import { bareDebian } from '../lib/deploy/bare-debian.mjs'
import { at } from '../lib/paths.mjs'

/**
 * `npm run test:deploy [-- --test-name-pattern=…]`: a release under systemd in a bare Debian, behind nginx and Caddy. The tests
 * have a network of their own, so that the ports of the files in `deploy/` are free.
 */
const has = (program) => spawnSync('which', [program]).status === 0
const missing = ['debootstrap', 'systemd-nspawn', 'nsenter', 'unshare', 'ip'].filter(
  (program) => !has(program),
)
if (process.getuid?.() !== 0) throw new Error('test:deploy boots a container, which only root can do.')
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
    at('scripts', 'deploy', 'release', '*.test.mjs'),
  ],
  { env, stdio: 'inherit' },
)
process.exitCode = status ?? 1
