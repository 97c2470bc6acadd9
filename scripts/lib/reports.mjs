import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * The results of a step, by `read(step, output, status)`: `counts` of its tests, `files` with the milliseconds each took,
 * and `failures` with the arguments that run such a test alone, and the page that a browser showed.
 * @typedef {{ counts: { passed: number, failed: number, skipped: number },
 *   files?: { file: string, ms: number }[], failures?: { title: string, alone: string[], page?: string }[] }} Report
 */

const numberBefore = (output, pattern) => Number(output.match(pattern)?.[1] ?? 0)

/** For a tool that ended early without a result. */
const BROKEN = { counts: { passed: 0, failed: 1, skipped: 0 } }

/** From the file that `backend/tests/report.ts` writes. */
export function japa({ report: file }) {
  const report = parse(file)
  if (report === undefined) return BROKEN
  const failures = report.failures.map((failure) => ({
    title: failure.title,
    alone: [`--files=${failure.file}`, `--tests=${failure.title}`],
  }))
  return { ...report, failures }
}

/** From the exit code of a tool that is a single check. */
export const exitCode = (_, output, status) => ({
  counts: status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
})

/** From the closing lines of Node's own test runner: `ℹ pass 22`. */
export function nodeTest(_, output) {
  const count = (word) => numberBefore(output, new RegExp(`^ℹ ${word} (\\d+)$`, 'm'))
  return {
    counts: { passed: count('pass'), failed: count('fail') + count('cancelled'), skipped: count('skipped') },
  }
}

/** From the file of Vitest's JSON reporter. */
export function vitest({ report: file, cwd }) {
  const report = parse(file)
  if (report === undefined) return BROKEN
  const nameOf = ({ name }) => relative(cwd, name)
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    files: report.testResults.map((each) => ({ file: nameOf(each), ms: each.endTime - each.startTime })),
    failures: report.testResults.flatMap((each) =>
      each.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({ title: fullName, alone: [nameOf(each), '-t', fullName] })),
    ),
  }
}

/** From the file of Playwright's JSON reporter; a test that passed on a second try counts as failed. */
export function playwright({ report: file }) {
  const report = parse(file)
  if (report === undefined) return BROKEN
  const specs = report.suites.flatMap(specsOf)
  const files = new Map()
  for (const { file: name, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      files.set(name, (files.get(name) ?? 0) + duration)
  return {
    counts: {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
    },
    files: [...files].map(([name, ms]) => ({ file: name, ms })),
    failures: specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ file: name, line, title, tests }) => ({
        title,
        alone: [`${name}:${line}`],
        page: pageShownBy(tests.flatMap(({ results }) => results)),
      })),
  }
}

/** The snapshot of the page at the first failure, which is all that is left of a run on another machine. */
function pageShownBy(results) {
  const context = results
    .flatMap(({ attachments }) => attachments)
    .find(({ name }) => name === 'error-context')
  if (context === undefined || !existsSync(context.path)) return undefined
  return readFileSync(context.path, 'utf8').match(/^# Page snapshot\n+([^]*?)(?=\n# |$(?![^]))/m)?.[1]
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
