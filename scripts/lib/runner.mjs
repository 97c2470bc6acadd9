import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { onEnd } from './end-with-parent.mjs'
import { cache, root } from './paths.mjs'
import { exitCode } from './reports.mjs'
import { toolEnv } from './toolchain.mjs'

/** One more step than cores: a test is idle for a quarter of its time. */
const WIDTH = Math.min(4, availableParallelism() + 1)
const SLOWEST = 10
/** Hundreds of processes load the same modules: Node caches the compiled code. */
const COMPILED = join(cache, 'compiled')

/** How long a process may take to end after its report: Node has been seen to wait for its own threads forever. */
const LONGEST_END_MS = 60_000

const children = new Set()
let isEnding = false

function execute({ command, args = [], cwd = root, env = {}, report }) {
  return new Promise((done) => {
    if (isEnding) return
    const child = spawn(command, args, {
      cwd,
      env: toolEnv({ FORCE_COLOR: '0', NODE_COMPILE_CACHE: COMPILED, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what the step has started ends with it.
      detached: true,
    })
    children.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const stopWatching = report === undefined ? () => undefined : endAfterReport(child, report)
    const end = (status, text) => {
      stopWatching()
      children.delete(child)
      if (!isEnding) done({ status, output: text })
      else if (children.size === 0) process.exit(1)
    }
    child.on('error', (error) => end(1, String(error)))
    child.on('close', (status) => end(child.isOverdue ? 0 : (status ?? 1), output))
  })
}

/** Kills a process that does not end after its report, which says whether its tests have passed. */
function endAfterReport(child, report) {
  let since
  const timer = setInterval(() => {
    if (!existsSync(report)) return
    since ??= performance.now()
    if (performance.now() - since < LONGEST_END_MS) return
    clearInterval(timer)
    child.isOverdue = true
    console.log(`\n!!! A process did not end after its report: ${child.spawnargs.join(' ')}\n`)
    process.kill(-child.pid, 'SIGKILL')
  }, 1_000)
  return () => clearInterval(timer)
}

/** Ends the running steps, which would slow down the next run, and then this process. */
function endSteps() {
  isEnding = true
  if (children.size === 0) process.exit(1)
  const signal = (name) => {
    for (const { pid } of children) process.kill(-pid, name)
  }
  signal('SIGTERM')
  setTimeout(() => signal('SIGKILL'), 5_000)
}

/**
 * Runs one step and prints its result. A step reads the report of its tool with `read`; a step without it is a single
 * check. A failed step counts as at least one failure.
 */
async function runStep(step) {
  const started = performance.now()
  if (step.report) rmSync(step.report, { force: true })
  const { status, output } = await execute(step)
  const { counts, files = [], failures = [] } = (step.read ?? exitCode)(step, output, status)
  if (status !== 0 && counts.failed === 0) counts.failed = 1
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const failed = counts.failed > 0
  console.log(
    `${failed ? '✗' : '✓'} ${step.name.padEnd(38)} ${describe(counts).padEnd(36)} ${seconds.padStart(6)} s`,
  )
  if (failed) console.log(output.trim().replace(/^/gm, '    '))
  return { step: step.whole ?? step.name, counts, files, failures }
}

/** `N passed, N failed, N skipped`. */
const describe = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** The processes that share the files of a step, by `TEST_SHARD`. */
function shardsOf(step) {
  const { name, shards = 1, env } = step
  if (shards === 1) return [step]
  return Array.from({ length: shards }, (_, index) => {
    const report = `${step.report}.${index + 1}`
    return {
      ...step,
      whole: name,
      name: `${name}, ${index + 1} of ${shards}`,
      report,
      env: { ...env, TEST_SHARD: `${index + 1}/${shards}`, TEST_REPORT: report },
    }
  })
}

/**
 * Runs steps in parallel. A step that `needs` another waits for it, and a step marked `alone` waits
 * for all before it.
 */
async function runSteps(steps) {
  const results = []
  const runs = new Map()
  const running = new Set()
  for (const step of steps) {
    await runs.get(step.needs)
    if (step.alone) await Promise.all(running)
    while (running.size >= WIDTH) await Promise.race(running)
    const run = runStep(step).then((result) => void results.push(result))
    runs.set(step.name, run)
    running.add(run)
    void run.finally(() => running.delete(run))
    if (step.alone) await run
  }
  await Promise.all(running)
  return results
}

const PART = '--part='

/** `--part=2/3` is the second of three machines that share the steps; dependencies run on each. */
function partOf(steps, [part, parts]) {
  const needed = new Set(steps.map(({ needs }) => needs))
  const shared = steps.filter(({ name }) => !needed.has(name))
  return [
    ...steps.filter(({ name }) => needed.has(name)),
    ...shared.filter((_, index) => index % Number(parts) === Number(part) - 1),
  ]
}

/** The steps whose name contains `word`, with `args` passed to them, and their dependencies; all steps without a word. */
export function chooseSteps(steps, [word, ...args]) {
  if (word === undefined) return steps.flatMap(shardsOf)
  if (word.startsWith(PART)) return partOf(steps.flatMap(shardsOf), word.slice(PART.length).split('/'))
  const chosen = steps.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
  const needed = steps.filter(({ name }) => chosen.some((step) => step.needs === name))
  if (chosen.length > 0)
    return [
      ...needed,
      ...(args.length === 0
        ? chosen.flatMap(shardsOf)
        : chosen.map((step) => ({ ...step, args: [...(step.args ?? []), ...args] }))),
    ]
  console.error(`No step is called “${word}”. There are:\n${steps.map(({ name }) => `  ${name}`).join('\n')}`)
  process.exit(1)
}

const quote = (word) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

/** For each failed test, or failed step without a failed test, the command that runs it alone and the page it showed. */
function printFailures(results, command) {
  for (const { step, counts, failures } of results) {
    if (counts.failed === 0) continue
    const each = failures.length > 0 ? failures : [{ title: step, alone: [] }]
    for (const { title, alone, page = '' } of each) {
      console.log(`\n✗ ${title}\n  Run it alone: ${command} -- ${[step, ...alone].map(quote).join(' ')}`)
      if (page !== '') console.log(page.trim().replace(/^/gm, '    '))
    }
  }
}

function printSlowest(results) {
  const files = results.flatMap(({ step, files }) => files.map((each) => ({ step, ...each })))
  if (files.length < SLOWEST) return
  console.log(`\nThe ${SLOWEST} slowest files:`)
  for (const { step, file, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${file} (${step})`)
}

/** Runs the steps, prints the slowest files, the command for each failed test, and the sum. */
export async function runAndReport(steps, command) {
  const started = performance.now()
  onEnd(endSteps)
  const results = await runSteps(steps)
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { counts } of results) for (const key of Object.keys(total)) total[key] += counts[key]
  printSlowest(results)
  printFailures(results, command)
  console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
  console.log(`\n${describe(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}
