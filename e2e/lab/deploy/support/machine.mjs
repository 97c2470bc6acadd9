import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const BOOT_TIMEOUT_MS = 60_000

/** The environment of root's login shell. */
const ENVIRONMENT = [
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'HOME=/root',
  'LC_ALL=C.UTF-8',
]

/** Runs a program and returns its exit code and output. */
async function capture(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  return { status, output: output.trim() }
}

/** The process of systemd in the container; 0 while there is none. */
function initOf({ pid }) {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
}

/**
 * Boots a Debian tree with its systemd in a container that shares the network of this process. Its writes stay in memory
 * and are discarded when it stops. `files` maps read-only paths of this machine to paths in the container.
 */
export async function bootMachine(tree, files) {
  const binds = Object.entries(files).map(([inside, outside]) => `--bind-ro=${outside}:${inside}`)
  const args = [
    '--quiet',
    '--register=no',
    '--keep-unit',
    '--volatile=overlay',
    '--resolv-conf=off',
    ...binds,
  ]
  const child = spawn('systemd-nspawn', [...args, `--directory=${tree}`, '--boot'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let boot = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (boot += chunk))

  /** Runs commands as root, in root's home. Stops at the first failure. */
  const attempt = (commands) => {
    const namespaces = ['--mount', '--uts', '--ipc', '--pid', '--cgroup']
    const shell = ['env', '--ignore-environment', ...ENVIRONMENT, 'sh', '-euc', `cd\n${commands}`]
    return capture('nsenter', [`--target=${initOf(child)}`, ...namespaces, ...shell])
  }
  const machine = {
    attempt,
    /** The same, for commands that must succeed. Returns their output. */
    async run(commands) {
      const { status, output } = await attempt(commands)
      if (status !== 0) throw new Error(`${commands}\nended with ${status}:\n${output}`)
      return output
    },
    async stop() {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }

  const deadline = performance.now() + BOOT_TIMEOUT_MS
  for (;;) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`The bare Debian did not boot:\n${boot.slice(-2_000)}`)
    const state = initOf(child) && (await attempt('systemctl is-system-running')).output
    if (state === 'running' || state === 'degraded') return machine
    await wait(100)
  }
}
