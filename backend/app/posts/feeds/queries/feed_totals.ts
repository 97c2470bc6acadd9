import { placeholders } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import type { Feed } from '#posts/feeds/rules/feeds'

interface TotalRow {
  feed: Feed
  total: number
}

/**
 * Selects the number of posts of each list as `feed` and `total`: the folded totals plus the deltas. `condition`
 * selects the lists; its values are bound twice.
 */
export const totalsWhere = (condition: string) => `
  select feed, sum(n) as total from (
    select feed, total as n from feed_totals where ${condition}
    union all
    select feed, n from feed_deltas where ${condition}
  ) changes group by feed`

/** The number of posts of each of these lists. */
export async function feedTotals(feeds: readonly Feed[]): Promise<Map<Feed, number>> {
  const sql = totalsWhere(`feed in (${placeholders(feeds)})`)
  const rows = await reader().rows<TotalRow>(sql, [...feeds, ...feeds])
  return new Map(rows.map(({ feed, total }) => [feed, Number(total)]))
}

/** The number of posts of one list. */
export async function feedTotal(feed: Feed): Promise<number> {
  return (await feedTotals([feed])).get(feed) ?? 0
}

/** The number of posts in the community, or of the tags on them. */
export function communityTotal(of: 'posts' | 'tags'): Promise<number> {
  return of === 'posts' ? feedTotal('all') : countListedTags()
}

async function countListedTags(): Promise<number> {
  const sql = `select count(*) as n from (${totalsWhere("feed like 'tag:%'")}) totals where total > 0`
  const [row] = await reader().rows<{ n: number }>(sql, [])
  return Number(row!.n)
}
