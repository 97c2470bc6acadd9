import type { Feed } from '#posts/feeds/rules/feeds'
import { reader } from '#core/database/sql/reader'
import type { Slice } from '#posts/feeds/queries/listed_ids'

/** The most rows of an index that are skipped one by one; beyond, whole days are skipped by their stored totals. */
const WALK_MAX = 1_000

const DAYS = `
  select day, sum(n) as n from (
    select day, n from feed_buckets where feed = ?
    union all
    select day, n from feed_deltas where feed = ?
  ) days group by day order by day desc`

interface Day {
  day: string
  n: number
}

/** The same slice, relative to the day in which it begins. The cost of a page does not grow with its number. */
export async function skipDays(feed: Feed, slice: Slice): Promise<Slice> {
  if (slice.offset <= WALK_MAX) return slice
  const days = await reader().rows<Day>(DAYS, [feed, feed])
  return sliceFrom(days, slice)
}

/** Starts a slice at the day of its first row; `days` run from the newest to the oldest. */
export function sliceFrom(days: readonly Day[], slice: Slice): Slice {
  let { offset } = slice
  for (const { day, n } of days) {
    if (offset < Number(n)) return { ...slice, offset, before: dayAfter(day) }
    offset -= Number(n)
  }
  return slice
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
