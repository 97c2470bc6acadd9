import type { CommunityTagList } from '#contract/posts/data/tag'
import { normalizeTag } from '#contract/posts/rules/tag'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { offsetOf, toPagination, type PageRequest } from '#core/http/validation/pagination'
import { reader } from '#core/database/sql/reader'
import { feedTotal, totalsWhere } from '#posts/feeds/queries/feed_totals'
import { EXACT_COUNT_MAX } from '#posts/feeds/queries/count_listed'
import { wordsOfTag } from '#posts/posts/rules/tags'

const MAX_AGE_MS = 60_000

interface CountedTag {
  id: string
  name: string
  is_predefined: boolean | number
  total: number
}

const OF_ALL = `
  select tags.id, tags.name, tags.is_predefined, counted.total
  from (${totalsWhere("feed like 'tag:%'")}) counted
  join tags on 'tag:' || cast(tags.id as varchar(36)) = counted.feed
  where counted.total > 0
  order by counted.total desc, tags.name`

const OF_ORGANIZATION = `
  select tags.id, tags.name, tags.is_predefined, count(*) as total
  from posts
  join post_tags on post_tags.post_id = posts.id
  join tags on tags.id = post_tags.tag_id
  where posts.listed and posts.organization_id = ?
  group by tags.id, tags.name, tags.is_predefined
  order by total desc, tags.name`

/** The tags of all listed posts that match a text, most used first. */
export async function listCommunityTags(search: string, page: PageRequest): Promise<CommunityTagList> {
  return toTagList(await reader().rows<CountedTag>(OF_ALL, []), search, page)
}

const ofLargeOrganizations = new StaleWhileRevalidate<CountedTag[]>(MAX_AGE_MS)

/** The same for the listed posts of one organization, with their totals there; with many posts, up to a minute old. */
export async function listOrganizationTags(
  id: string,
  search: string,
  page: PageRequest,
): Promise<CommunityTagList> {
  const count = () => reader().rows<CountedTag>(OF_ORGANIZATION, [id])
  const isLarge = (await feedTotal(`organization:${id}`)) > EXACT_COUNT_MAX
  return toTagList(await (isLarge ? ofLargeOrganizations.get(id, count) : count()), search, page)
}

function toTagList(counted: readonly CountedTag[], search: string, page: PageRequest): CommunityTagList {
  const wanted = normalizeTag(search)
  const found = counted.filter(({ name }) => wordsOfTag(name).some((word) => word.startsWith(wanted)))
  const shown = found.slice(offsetOf(page), offsetOf(page) + page.limit)
  return {
    tags: shown.map(({ id, name, is_predefined: isPredefined, total }) => ({
      id,
      name,
      isPredefined: Boolean(isPredefined),
      postsCount: Number(total),
    })),
    total: counted.length,
    pagination: toPagination(page, found.length),
  }
}
