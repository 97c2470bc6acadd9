import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { TRIED } from './support/tried.ts'

/** Prints a table of the switches, variables and desktops that were tried, and what the client did with each. */
export default class TableReporter implements Reporter {
  private readonly rows: [tried: string, effect: string][] = []

  onTestEnd(test: TestCase, { status }: TestResult) {
    const tried = test.annotations.find(({ type }) => type === TRIED)?.description
    if (tried !== undefined)
      this.rows.push([tried, status === 'passed' ? test.title.slice(tried.length + 2) : status])
  }

  onEnd() {
    const width = Math.max(...this.rows.map(([tried]) => tried.length))
    const lines = this.rows.map(([tried, effect]) => `${tried.padEnd(width)}  ${effect}\n`)
    process.stdout.write(`\n${lines.toSorted().join('')}\n`)
  }
}
