import type { CommunityTagList } from '#contract/data/tag'
import { reader } from '#core/sql/reader'
import { feedTotals, type Feed } from '#posts/public'
import { COUNTED_MAX } from '#community/queries/count_listed'
import { LaggingCount } from '#community/queries/lagging_count'
import { offerTags, type CountedTag } from '#community/queries/offer_tags'

const COUNTED = `
  select tags.id, tags.name, count(*) as total
  from posts
  join post_tags on post_tags.post_id = posts.id
  join tags on tags.id = post_tags.tag_id
  where posts.listed and posts.organization_id = ?
  group by tags.id, tags.name
  order by total desc, tags.name`

const ofLargeOrganizations = new LaggingCount<CountedTag[]>(60_000)

/** The tags of an organization's listed posts with their numbers there; for many posts up to a minute old. */
export async function listOrganizationTags(id: string): Promise<CommunityTagList> {
  const count = () => reader().rows<CountedTag>(COUNTED, [id])
  const feed: Feed = `organization:${id}`
  const isLarge = ((await feedTotals([feed])).get(feed) ?? 0) > COUNTED_MAX
  return offerTags(await (isLarge ? ofLargeOrganizations.get(id, count) : count()))
}
