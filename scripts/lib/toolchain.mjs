import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { onEnd } from './end-with-parent.mjs'
import { fingerprint, isCurrent, remember } from './fingerprint.mjs'
import { at, bin, cache, root } from './paths.mjs'

const WINDOWS = process.platform === 'win32'
/** The files that determine the dependencies. */
export const MANIFESTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'backend/package.json',
  'backend/contract/package.json',
  'ui-kit/package.json',
  'web/package.json',
  'desktop/package.json',
  'e2e/package.json',
  'patches/@boringnode__queue@0.6.0.patch',
]

/** The environment in which the project's own tools come first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  ...extra,
})

function must(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: WINDOWS })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** The path of the pnpm that the manifest names; downloads it if it is missing. */
export function ensurePnpm() {
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const home = join(cache, packageManager.replace('@', '-'))
  const pnpm = join(home, 'node_modules', '.bin', 'pnpm')
  if (!existsSync(pnpm)) {
    console.error(`Fetching ${packageManager} …`)
    must('npm', [
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      packageManager,
    ])
  }
  return pnpm
}

function ensureNode() {
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], {
    encoding: 'utf8',
    env: toolEnv(),
    shell: WINDOWS,
  })
  if (Number.parseInt(stdout ?? '', 10) >= 24) return
  console.error(
    `Fanfare runs on Node 24 or newer, found ${stdout?.trim() || 'none'}. Install Node 24 and run this again.`,
  )
  process.exit(1)
}

/**
 * Installs pnpm, the locked dependencies and a Node 24 runtime.
 * Does nothing when the lock file and the manifests are unchanged since the last install.
 */
function ensureToolchain() {
  const print = fingerprint(MANIFESTS)
  if (!existsSync(at('node_modules')) || !isCurrent('install', print)) {
    must(ensurePnpm(), ['install', '--frozen-lockfile', '--prefer-offline'])
    remember('install', print)
  }
  ensureNode()
}

/** Runs a task of `scripts/tasks` on the project's own Node. The environment overrides variables of `.env`. */
export function runOnToolchain(task, taskArguments) {
  ensureToolchain()
  const settings = existsSync(at('.env')) ? ['--env-file=.env'] : []
  const args = [...settings, join('scripts', 'tasks', `${task}.mjs`), ...taskArguments]
  const child = spawn('node', args, { cwd: root, stdio: 'inherit', env: toolEnv(), shell: WINDOWS })
  onEnd((signal) => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
