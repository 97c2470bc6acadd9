import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { root } from './paths.mjs'
import { toolEnv } from './toolchain.mjs'

const WIDTH = Math.max(2, Math.min(4, availableParallelism()))
const oneOrNone = (status) =>
  status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

function execute({ command, args = [], cwd = root, env = {} }) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnv({ FORCE_COLOR: '0', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done({ status: 1, output: String(error) }))
    child.on('close', (status) => done({ status: status ?? 1, output }))
  })
}

/**
 * Runs one step and says how it went. A step counts itself by `count(output, status)`;
 * one that does not is a single check. A step that fails never counts as fewer than one failure.
 */
async function runStep(step) {
  const started = performance.now()
  if (step.report) rmSync(step.report, { force: true })
  const { status, output } = await execute(step)
  const counts = (step.count ?? ((_, exit) => oneOrNone(exit)))(output, status)
  if (status !== 0 && counts.failed === 0) counts.failed = 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const failed = counts.failed > 0
  console.log(
    `${failed ? '✗' : '✓'} ${step.name.padEnd(34)} ${describe(counts).padEnd(36)} ${seconds.padStart(6)} s`,
  )
  if (failed) console.log(output.trim().replace(/^/gm, '    '))
  return counts
}

/** `N passed, N failed, N skipped`. */
export const describe = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Runs steps side by side, as many as the machine has cores; one marked `alone` waits for all before it. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const add = (counts) => Object.keys(total).forEach((key) => (total[key] += counts[key]))
  const running = new Set()
  for (const step of steps) {
    if (step.alone) await Promise.all(running)
    while (running.size >= WIDTH) await Promise.race(running)
    const run = runStep(step).then(add)
    running.add(run)
    void run.finally(() => running.delete(run))
    if (step.alone) await run
  }
  await Promise.all(running)
  return total
}
