import type { CommunityTagList } from '#contract/data/tag'
import { reader } from '#core/sql/reader'
import { offerTags, type CountedTag } from '#community/queries/offer_tags'

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
  return offerTags(await reader().rows<CountedTag>(COUNTED, []))
}
