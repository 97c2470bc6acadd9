import { placeholders } from '#core/sql/placeholders'
import { reader } from '#core/sql/reader'
import type { Feed } from '#posts/listing/feeds'

interface TotalRow {
  feed: Feed
  total: number
}

/** How many posts each list holds: what is folded already and what is not yet, in one reading. */
export async function feedTotals(feeds: readonly Feed[]): Promise<Map<Feed, number>> {
  const named = placeholders(feeds)
  const rows = await reader().rows<TotalRow>(
    `select feed, sum(n) as total from (
      select feed, total as n from feed_totals where feed in (${named})
      union all
      select feed, n from feed_deltas where feed in (${named})
    ) changes group by feed`,
    [...feeds, ...feeds],
  )
  return new Map(rows.map(({ feed, total }) => [feed, Number(total)]))
}

/** How many posts one list holds. */
export async function feedTotal(feed: Feed): Promise<number> {
  return (await feedTotals([feed])).get(feed) ?? 0
}
