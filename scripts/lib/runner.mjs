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
 * Runs one step and prints how it went. A step counts its tests by `count(output, status)`; one without is a single
 * check. A step that fails never counts as fewer than one failure.
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
  return { name: step.name, counts }
}

/** `N passed, N failed, N skipped`. */
const describe = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Runs steps side by side, as many as the machine has cores; one marked `alone` waits for all before it. */
async function runSteps(steps) {
  const results = []
  const running = new Set()
  for (const step of steps) {
    if (step.alone) await Promise.all(running)
    while (running.size >= WIDTH) await Promise.race(running)
    const run = runStep(step).then((result) => void results.push(result))
    running.add(run)
    void run.finally(() => running.delete(run))
    if (step.alone) await run
  }
  await Promise.all(running)
  return results
}

/** The steps whose name contains `word`, with `args` passed to them; all steps without a word. */
export function chooseSteps(steps, [word, ...args]) {
  if (word === undefined) return steps
  const chosen = steps.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
  if (chosen.length > 0) return chosen.map((step) => ({ ...step, args: [...(step.args ?? []), ...args] }))
  console.error(`No step is called “${word}”. There are:\n${steps.map(({ name }) => `  ${name}`).join('\n')}`)
  process.exit(1)
}

/** Runs the steps, prints the sum, and for each failed step the command that runs it alone. */
export async function runAndReport(steps, command) {
  const results = await runSteps(steps)
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { counts } of results) for (const key of Object.keys(total)) total[key] += counts[key]
  for (const { name, counts } of results)
    if (counts.failed > 0) console.log(`\n✗ ${name} failed. Run it alone: ${command} -- "${name}"`)
  console.log(`\n${describe(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
