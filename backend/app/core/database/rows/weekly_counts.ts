import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { firstIdAt } from '#core/runtime/ids'
import { countUpTo } from './count_rows.js'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** The beginnings of the last weeks, oldest first: Mondays in UTC. The last week has not ended. */
export function lastWeeks(now: Date, count: number): Date[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: count }, (_, at) => new Date(monday - (count - 1 - at) * WEEK_MS))
}

/** The end of a week, which is not part of it. */
export const endOfWeek = (start: Date): Date => new Date(start.getTime() + WEEK_MS)

/**
 * The number of rows that were created in each week, with one statement. Ids begin with the time, so a week is a range of the
 * primary key.
 */
export function countCreatedIn<Row>(
  rows: () => DatabaseQueryBuilderContract<Row>,
  weeks: readonly Date[],
): Promise<number[]> {
  return countUpTo(
    weeks.map((start) =>
      rows().whereRaw('id >= ? and id < ?', [firstIdAt(start), firstIdAt(endOfWeek(start))]),
    ),
  )
}
