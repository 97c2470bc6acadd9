import { now } from '#core/runtime/clock'
import { isNotOver } from '#posts/posts/queries/visible_posts'
import { normalizeTags } from '#contract/posts/rules/tag'
import type { AnchoredPageQuery, Pagination } from '#contract/core/data/pagination'
import { instantToIso, toInstant } from '#core/database/rows/instant'
import { offsetOf, toAnchoredRequest, toPagination, type PageRequest } from '#core/http/validation/pagination'
import { placeholders } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { rowsOf, type ListedRow } from '#posts/feeds/queries/listed_rows'
import { countListed, countListedSince, feedOf } from '#posts/feeds/queries/count_listed'
import { idsOf, type PublicList, type Slice } from '#posts/feeds/queries/listed_ids'
import { spreadRows } from '#posts/feeds/queries/spread_rows'
import { skipDays } from '#posts/feeds/queries/skip_days'

/** A page of the listed posts, optionally of one organization or with any of some tags. */
export interface ListedQuery {
  organizationId?: string
  tags?: readonly string[]
  page: AnchoredPageQuery
}

/** Posts and their position in the list. */
export interface ListedPage {
  rows: ListedRow[]
  pagination: Pagination
  /** Whether more posts match a search than `pagination` counts. */
  hasMore: boolean
}

/**
 * A page of listed posts, newest first; posts of several organizations are spread. Empty past the end, and for unknown
 * tags.
 */
export async function listListedPosts({
  organizationId,
  tags = [],
  page: asked,
}: ListedQuery): Promise<ListedPage> {
  const tagIds = await findTagIds(tags)
  const list: PublicList = { organizationId, tagIds }
  const isUnknown = tags.length > 0 && tagIds.length === 0
  const page = await toAnchoredRequest(asked, async (instant) =>
    isUnknown ? 0 : countListedSince(list, instant),
  )
  const total = isUnknown ? 0 : await countListed(list)
  if (offsetOf(page) >= total) return emptyPage(page, total)
  const { skipped = 0 } = page
  const slice = { limit: page.limit, offset: offsetOf(page) - skipped }
  const feed = feedOf(list)
  // Blocks are counted from the anchor, so that new posts do not spread the others differently.
  const ids = async (part: Slice) => {
    const from = { ...part, offset: part.offset + skipped }
    return idsOf(list, feed === null ? from : await skipDays(feed, from))
  }
  const rows = organizationId === undefined ? await spreadRows(slice, ids) : await rowsOf(await ids(slice))
  // Spreading keeps the newest post first.
  const [newest] = rows
  const pagination = toPagination(page, total, newest && instantToIso(newest.created_at))
  return { rows, pagination, hasMore: false }
}

/** A page past the end. */
export const emptyPage = (page: PageRequest, total: number): ListedPage => ({
  rows: [],
  pagination: toPagination(page, total),
  hasMore: false,
})

export async function findTagIds(names: readonly string[]): Promise<string[]> {
  const normalized = normalizeTags(names)
  if (normalized.length === 0) return []
  const sql = `select id from tags where name in (${placeholders(normalized)}) order by id`
  const rows = await reader().rows<{ id: string }>(sql, normalized)
  return rows.map(({ id }) => id)
}

interface NewestQuery {
  organizationId?: string
  tag?: string
  limit: number
}

/** The newest listed posts, of one organization or with a tag, in the order in which they were created. */
export async function listNewestPosts({ organizationId, tag, limit }: NewestQuery): Promise<ListedRow[]> {
  const tagIds = tag === undefined ? [] : await findTagIds([tag])
  if (tag !== undefined && tagIds.length === 0) return []
  return rowsOf(idsOf({ organizationId, tagIds }, { limit, offset: 0 }))
}

const FEATURED = `select id, organization_id from posts where listed and not is_sensitive and ${isNotOver('posts')}
  order by created_at desc, id desc limit ? offset ?`

const featuredIds = async ({ limit, offset }: Slice) => ({
  sql: FEATURED,
  values: [toInstant(now()), limit, offset],
})

/** The newest listed posts that are not sensitive and have not ended, spread. */
export const listFeaturedPosts = (limit: number): Promise<ListedRow[]> =>
  spreadRows({ limit, offset: 0 }, featuredIds)
