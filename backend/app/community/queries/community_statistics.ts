import type { CommunityStatistics } from '#contract/data/community'
import { STATISTIC_FLOOR } from '#contract/rules/limits'
import { reader } from '#core/sql/reader'
import { feedTotals } from '#posts/public'
import { LaggingCount } from '#community/queries/lagging_count'

const COUNTS = {
  organizations: 'select count(*) as n from organizations where deleted_at is null',
  people: 'select count(*) as n from users',
  tags: `select count(*) as n from (
    select feed from (
      select feed, total as n from feed_totals where feed like 'tag:%'
      union all
      select feed, n from feed_deltas where feed like 'tag:%'
    ) changes group by feed having sum(n) > 0
  ) used`,
}

const lagging = new LaggingCount(60_000)

/** How many of everything there are; all but the posts may be as old as `kept` lets them be. */
export async function communityStatistics(kept = lagging): Promise<CommunityStatistics> {
  const count = (name: keyof typeof COUNTS) => kept.get(name, () => countBy(COUNTS[name]))
  const [organizations, people, tags] = [
    await count('organizations'),
    await count('people'),
    await count('tags'),
  ]
  const posts = (await feedTotals(['all'])).get('all') ?? 0
  return {
    organizations: fromFloor(organizations),
    posts: fromFloor(posts),
    people: fromFloor(people),
    tags: fromFloor(tags),
  }
}

const fromFloor = (n: number) => (n < STATISTIC_FLOOR ? null : n)

async function countBy(sql: string): Promise<number> {
  const [row] = await reader().rows<{ n: number }>(sql, [])
  return Number(row!.n)
}
