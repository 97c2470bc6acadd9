import type { Verdict } from './lighthouse.ts'
import type { Transfer } from './transfer.ts'

export interface Measured {
  name: string
  transfer: Transfer
  verdict: Verdict
}

export type Column<Row> = [title: string, cell: (row: Row, empty: Row) => string]

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const ratio = (value: number, empty: number) => (empty === 0 ? '' : ` (${(value / empty).toFixed(1)} ×)`)

/** A value with its ratio to that of the empty page. */
const compared =
  <Row>(show: (value: number) => string, of: (row: Row) => number) =>
  (row: Row, empty: Row) =>
    show(of(row)) + (row === empty ? '' : ratio(of(row), of(empty)))

const VERDICTS: Column<Verdict>[] = [
  ['performance', ({ scores }) => String(scores.performance)],
  ['accessibility', ({ scores }) => String(scores.accessibility)],
  ['best practices', ({ scores }) => String(scores['best-practices'])],
  ['SEO', ({ scores }) => String(scores.seo)],
  ['LCP', compared(seconds, ({ times }) => times.lcp)],
  ['FCP', compared(seconds, ({ times }) => times.fcp)],
  ['TBT', ({ times }) => `${times.tbt.toFixed(0)} ms`],
  ['CLS', ({ times }) => times.cls.toFixed(3)],
]

const files = ({ all, scripts }: { all: number; scripts: number }) => `${all} (${scripts})`
const TRANSFERS: Column<Transfer>[] = [
  ['JavaScript kB', compared(kilobytes, ({ bytes }) => bytes.scripts)],
  ['CSS kB', ({ bytes }) => kilobytes(bytes.styles)],
  ['fonts kB', ({ bytes }) => kilobytes(bytes.fonts)],
  ['HTML kB', ({ bytes }) => kilobytes(bytes.html)],
  ['files (scripts) at first paint', ({ atFirstPaint }) => files(atFirstPaint)],
  ['at load', ({ atLoad }) => files(atLoad)],
  ['complete', ({ complete }) => files(complete)],
]

/** The tables in Markdown; the first page is the baseline. */
export function tablesOf(pages: Measured[], runs: number): string {
  return [
    `Lighthouse, phone on slow 4G, median of ${runs}; × is the ratio to the empty page`,
    table(
      VERDICTS,
      pages.map(({ name, verdict }) => [name, verdict]),
    ),
    'Sent as stored (compressed), on slow 4G, with empty caches',
    table(
      TRANSFERS,
      pages.map(({ name, transfer }) => [name, transfer]),
    ),
    ...pages.flatMap(({ name, verdict }) => verdict.failed.map((audit) => `${name}: ${audit}`)),
  ].join('\n\n')
}

/** A table in Markdown; the first row is the baseline. */
export function table<Row>(columns: Column<Row>[], rows: Array<readonly [name: string, row: Row]>): string {
  const empty = rows[0]![1]
  const lines = [
    ['page', ...columns.map(([title]) => title)],
    ['---', ...columns.map(() => '---:')],
    ...rows.map(([name, row]) => [name, ...columns.map(([, cell]) => cell(row, empty))]),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
