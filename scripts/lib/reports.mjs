import { readFileSync } from 'node:fs'

const numberBefore = (output, pattern) => Number(output.match(pattern)?.[1] ?? 0)

/** Counts from the closing lines of Japa: `Tests  300 passed, 2 failed (302)`. */
export function japa(output) {
  const line = output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? ''
  return {
    passed: numberBefore(line, /(\d+) passed/),
    failed: numberBefore(line, /(\d+) failed/),
    skipped: numberBefore(line, /(\d+) (?:skipped|todo)/),
  }
}

/** Counts from the closing lines of Node's own test runner: `ℹ pass 22`. */
export function nodeTest(output) {
  const count = (word) => numberBefore(output, new RegExp(`^ℹ ${word} (\\d+)$`, 'm'))
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), skipped: count('skipped') }
}

/** Counts from the file of Vitest's JSON reporter. */
export const vitest = (file) => () => {
  const report = read(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 1,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

/** Counts from the file of Playwright's JSON reporter; a test that passed on a second try counts as failed. */
export const playwright = (file) => () => {
  const stats = read(file)?.stats
  return {
    passed: stats?.expected ?? 0,
    failed: stats ? stats.unexpected + stats.flaky : 1,
    skipped: stats?.skipped ?? 0,
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
