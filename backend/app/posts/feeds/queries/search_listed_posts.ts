import type { CommunitySort } from '#contract/posts/rules/community_filter'
import { SEARCH_FOUND_MAX } from '#contract/core/rules/limits'
import { instantToIso, toInstant } from '#core/database/rows/instant'
import { offsetOf, toPageRequest, toPagination } from '#core/http/validation/pagination'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import {
  emptyPage,
  findTagIds,
  type ListedPage,
  type ListedQuery,
} from '#posts/feeds/queries/list_listed_posts'
import { rowsById } from '#posts/feeds/queries/listed_rows'
import { matchingListed } from '#posts/feeds/queries/matching_listed'

/** A page of the listed posts that match a search, or in another order than the newest first. */
export interface ListedSearchQuery extends ListedQuery {
  search?: string
  sort?: CommunitySort
}

const ORDERS: Record<CommunitySort, string> = {
  newest: 'posts.created_at desc, posts.id desc',
  available: 'posts.available_count desc, posts.created_at desc, posts.id desc',
}

/** Orders, counts and pages through the newest matching posts only, `SEARCH_FOUND_MAX` of them. */
export async function searchListedPosts(query: ListedSearchQuery): Promise<ListedPage> {
  const { organizationId, search, tags = [], sort = 'newest', page: asked } = query
  const page = { ...toPageRequest(asked), asOf: asked.asOf }
  const tagIds = await findTagIds(tags)
  if (tags.length > 0 && tagIds.length === 0) return emptyPage(page, 0)
  const until = asked.asOf === undefined ? undefined : toInstant(new Date(asked.asOf))
  const matching = await matchingListed({ organizationId, tagIds, search, until })
  const n = await count(matching)
  const total = Math.min(n, SEARCH_FOUND_MAX)
  const rows = await rowsById(await idsOf(matching, ORDERS[sort], page.limit, offsetOf(page)))
  const [newest] = sort === 'newest' ? rows : []
  return {
    rows,
    pagination: toPagination(page, total, newest && instantToIso(newest.created_at)),
    hasMore: n > SEARCH_FOUND_MAX,
  }
}

async function count({ sql, values }: SqlFragment): Promise<number> {
  const [row] = await reader().rows<{ n: number }>(`select count(*) as n from (${sql}) counted`, values)
  return Number(row!.n)
}

async function idsOf({ sql, values }: SqlFragment, order: string, limit: number, offset: number) {
  const rows = await reader().rows<{ id: string }>(
    `select posts.id from (${sql}) shown join posts on posts.id = shown.id order by ${order} limit ? offset ?`,
    [...values, Math.max(0, Math.min(limit, SEARCH_FOUND_MAX - offset)), offset],
  )
  return rows.map(({ id }) => id)
}
