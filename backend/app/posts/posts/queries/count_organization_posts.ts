import db from '@adonisjs/lucid/services/db'
import { SEARCH_FOUND_MAX } from '#contract/core/rules/limits'
import { reader } from '#core/database/sql/reader'
import { organizationCounts } from '#organizations/public'
import { feedTotal } from '#posts/feeds/queries/feed_totals'
import { postsOnTop } from '#posts/posts/queries/pinned_posts'
import { searchPosts } from '#posts/posts/queries/search_posts'
import { hasNoFilter, isNarrow, type PostFilter } from '#posts/posts/queries/post_filter'

/** How many posts of an organization match a filter. */
export interface PostCounts {
  total: number
  matching: number
  /** Whether more match than were counted. */
  hasMore: boolean
}

/** Uses stored totals where possible. For a search, at most `SEARCH_FOUND_MAX` posts are counted. */
export async function countOrganizationPosts(filter: PostFilter): Promise<PostCounts> {
  const { organizationId, visibility } = filter
  const organization = await organizationCounts.of(db.connection(), organizationId).first()
  const total: number = organization.posts_count
  if (isNarrow(filter)) return { total, ...(await countFound(filter)) }
  if (!visibility) return { total, matching: total, hasMore: false }
  const shared = await feedTotal(`public:${organizationId}`)
  return { total, matching: visibility === 'public' ? shared : total - shared, hasMore: false }
}

async function countFound(filter: PostFilter) {
  const { sql, values } = await searchPosts(filter)
  const [row] = await reader().rows<{ n: number }>(`select count(*) as n from (${sql} limit ?) counted`, [
    ...values,
    SEARCH_FOUND_MAX + 1,
  ])
  const n = Number(row!.n)
  return { matching: Math.min(n, SEARCH_FOUND_MAX), hasMore: n > SEARCH_FOUND_MAX }
}

/**
 * The number of posts that match a filter and were created after an instant, without the pinned ones that the list has on
 * top.
 */
export async function countPostsSince(filter: PostFilter, instant: string): Promise<number> {
  const { sql, values } = await searchPosts(filter)
  const onTop = hasNoFilter(filter) ? [postsOnTop(filter.organizationId)] : []
  const without = onTop.map((posts) => ` - (select count(*) from (${posts.sql}) on_top where created_at > ?)`)
  const [row] = await reader().rows<{ n: number }>(
    `select count(*)${without.join('')} as n from (${sql}) matching where created_at > ?`,
    [...onTop.flatMap((posts) => [...posts.values, instant]), ...values, instant],
  )
  return Number(row!.n)
}
