import type { ContentRow } from './content-rows.ts'
import { table, type Column } from './tables.ts'

const SCORE_MIN = 95

/** The largest allowed values. */
const GOALS = { rounds: 3, scripts: 12, ratio: 1.5, shift: 0 }

/** The values that have a goal. Layout shifts are rounded as in the table, because Chromium's own are not exact. */
function valuesOf({ visit, empty }: ContentRow): typeof GOALS {
  const { rounds, scripts, content, shift } = visit
  return { rounds, scripts, ratio: content / empty.content, shift: Number(shift.toFixed(3)) }
}

type Goal = keyof typeof GOALS

const isKept = (row: ContentRow, goal: Goal) => valuesOf(row)[goal] <= GOALS[goal]
const isFast = ({ performance = SCORE_MIN }: ContentRow) => performance >= SCORE_MIN

/** Whether every measured page keeps every goal. */
export const keepsGoals = (rows: ContentRow[]): boolean =>
  rows.every((row) => row.isReference || (isFast(row) && keys.every((goal) => isKept(row, goal))))

const keys = Object.keys(GOALS) as Goal[]

const marked = (text: string, row: ContentRow, kept: boolean) =>
  row.isReference ? text : `${text} ${kept ? '✓' : '✗'}`

const judged =
  (goal: Goal, digits = 0) =>
  (row: ContentRow) =>
    marked(valuesOf(row)[goal].toFixed(digits), row, isKept(row, goal))

const COLUMNS: Column<ContentRow>[] = [
  [`rounds ≤ ${GOALS.rounds}`, judged('rounds')],
  [`script files ≤ ${GOALS.scripts}`, judged('scripts')],
  ['content ms', ({ visit }) => visit.content.toFixed(0)],
  [`× empty page ≤ ${GOALS.ratio}`, judged('ratio', 2)],
  ['LCP ms', ({ visit }) => visit.largest.at.toFixed(0)],
  ['of', ({ visit }) => visit.largest.what],
  [`CLS ${GOALS.shift}`, judged('shift', 3)],
  [
    `Lighthouse ≥ ${SCORE_MIN}`,
    (row) => (row.performance === undefined ? '' : marked(String(row.performance), row, isFast(row))),
  ],
]

/** The table in Markdown. */
export const contentTable = (rows: ContentRow[]): string =>
  table(
    COLUMNS,
    rows.map((row) => [row.name, row] as const),
  )
