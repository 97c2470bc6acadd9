import { inTransaction } from '#core/database/transactions/transaction'
import { rawRows } from '#core/database/sql/results'
import { addToTotal, waitForFolding } from '#posts/feeds/repositories/feed_totals'

interface Difference {
  feed: string
  n: number
}

/**
 * The differences between the actual and the stored numbers of posts, by list and day, in one statement: a concurrent
 * write changes either both or neither.
 */
const differences = (day: string) => `
  select feed, day, sum(n) as n from (
    select 'public:' || organization_id as feed, ${day} as day, 1 as n from posts
      where is_public and starts_at is null
    union all select 'all', ${day}, 1 from posts where listed
    union all select 'organization:' || organization_id, ${day}, 1 from posts where listed
    union all
    select 'tag:' || post_tags.tag_id, ${day}, 1
    from post_tags join posts on posts.id = post_tags.post_id where posts.listed
    union all select feed, day, -n from feed_buckets
    union all select feed, day, -n from feed_deltas
  ) changes group by feed, day having sum(n) <> 0`

const DAY = {
  sqlite: 'substr(posts.created_at, 1, 10)',
  postgres: "to_char(posts.created_at, 'YYYY-MM-DD')",
}

/** Totals that are not the sum of their days. */
const UNEQUAL_TOTALS = `
  select feed, sum(n) as n from (
    select feed, n from feed_buckets union all select feed, -total from feed_totals
  ) changes group by feed having sum(n) <> 0`

/** Compares the totals of public lists with their posts. Returns how many lists had a wrong total. */
export function recountFeeds({ repair }: { repair: boolean }): Promise<number> {
  return inTransaction(async (trx) => {
    await waitForFolding(trx)
    const day = trx.dialect.name === 'postgres' ? DAY.postgres : DAY.sqlite
    const totals = await rawRows<Difference>(trx, UNEQUAL_TOTALS)
    const days = repair
      ? await rawRows<Difference>(
          trx,
          `insert into feed_deltas (feed, day, n) ${differences(day)} returning feed, n`,
        )
      : await rawRows<Difference>(trx, differences(day))
    if (repair) for (const { feed, n } of totals) await addToTotal(trx, feed, Number(n))
    return new Set([...totals, ...days].map(({ feed }) => feed)).size
  })
}
