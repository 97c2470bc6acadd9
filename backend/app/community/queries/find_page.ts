import type { Tag } from '#contract/data/tag'
import { offsetOf, type PageRequest } from '#core/pagination'
import { rowsOf, type CommunityRow } from '#community/queries/community_rows'
import { countListed, keptFeed } from '#community/queries/count_listed'
import { findTagIds } from '#community/queries/find_tag_ids'
import { idsOf } from '#community/queries/ids_of'
import type { PublicList } from '#community/queries/public_list'
import { skipDays } from '#community/queries/skip_days'
import { tagsOfRows } from '#community/queries/tags_of_rows'

/** Which posts are asked for; `tags` are names. */
export interface CommunityQuery {
  organizationId?: string
  tags?: readonly string[]
  page: PageRequest
}

/** Posts with their tags, and how many the whole list holds. */
export interface CommunityPage {
  rows: CommunityRow[]
  tags: Map<string, Tag[]>
  total: number
}

/** A page of a public list, newest first. Past the end, and for tags nobody uses, it is empty. */
export async function findPage({ organizationId, tags = [], page }: CommunityQuery): Promise<CommunityPage> {
  const tagIds = await findTagIds(tags)
  if (tags.length > 0 && tagIds.length === 0) return emptyPage(0)
  const list: PublicList = { organizationId, tagIds }
  const total = await countListed(list)
  const slice = { limit: page.limit, offset: offsetOf(page) }
  if (slice.offset >= total) return emptyPage(total)
  const feed = keptFeed(list)
  const rows = await rowsOf(idsOf(list, feed === null ? slice : await skipDays(feed, slice)))
  return { rows, tags: await tagsOfRows(rows), total }
}

const emptyPage = (total: number): CommunityPage => ({ rows: [], tags: new Map(), total })
