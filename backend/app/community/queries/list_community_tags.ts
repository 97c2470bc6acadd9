import type { CommunityTagList } from '#contract/data/tag'
import { reader } from '#core/sql/reader'

/** So many tags are offered: those that most posts carry. */
const OFFERED_MAX = 200

const COUNTED = `
  select tags.id, tags.name, counted.total from (
    select feed, sum(n) as total from (
      select feed, total as n from feed_totals where feed like 'tag:%'
      union all
      select feed, n from feed_deltas where feed like 'tag:%'
    ) changes group by feed
  ) counted
  join tags on 'tag:' || cast(tags.id as varchar(36)) = counted.feed
  where counted.total > 0
  order by counted.total desc, tags.name`

/** The tags of listed posts, by name, with their kept numbers. */
export async function listCommunityTags(): Promise<CommunityTagList> {
  const rows = await reader().rows<{ id: string; name: string; total: number }>(COUNTED, [])
  const offered = rows.slice(0, OFFERED_MAX).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    tags: offered.map(({ id, name, total }) => ({ id, name, postsCount: Number(total) })),
    total: rows.length,
  }
}
