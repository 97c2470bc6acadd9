import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { tokenizeSearch } from '#core/database/search/tokenize'
import { isNotSkipped, OrganizationPosts } from '#posts/public'
import { prefixPattern } from '#core/database/search/text_match'
import { isUnclaimed, OWN_TEXT_OF } from '#suggestions/comments/rules/availability'

interface OfferFilter {
  organizationId: string
  userId: string
  search?: string
  limit: number
}

/** The number of newest posts whose suggestions are searched. */
const NEWEST = 200

/** The newest approved posts that a member does not skip, or the newest that match a search; important ones first. */
export async function listPostsToOffer({ organizationId, userId, search, limit }: OfferFilter) {
  const posts = new OrganizationPosts(organizationId)
  const shown =
    search === undefined
      ? posts.newestOpen(limit, isNotSkipped('posts.id', userId))
      : await findPosts(posts, search, limit)
  return posts.listOffered(limit, shown)
}

export type PostToOffer = Awaited<ReturnType<typeof listPostsToOffer>>[number]

/** The newest posts that match a search, and those of the newest with a matching suggestion. */
async function findPosts(posts: OrganizationPosts, search: string, limit: number): Promise<SqlFragment> {
  const byPost = await posts.newestMatching(search, limit)
  const words = tokenizeSearch(search)
  const among = posts.newestOpen(NEWEST)
  const matches = words.map(() => 'comments.search_words like ?').join(' and ') || '1 = 0'
  return {
    sql: `select id from (${byPost.sql}) by_post
      union select comments.post_id from comments
      where comments.post_id in (${among.sql}) and comments.parent_id is null and ${matches}`,
    values: [...byPost.values, ...among.values, ...words.map(prefixPattern)],
  }
}

/** A suggestion of an offered post that is available, or that the member has copied. */
export interface OfferedRow {
  id: string
  post_id: string
  author_id: string | null
  copied_at: string | null
  reserved_by: string | null
  expires_at: string | null
  search_words: string | null
}

/** The suggestions of these posts that the member could copy or has copied, in the order of their lists. */
export async function listCopyable(userId: string, postIds: readonly string[]): Promise<OfferedRow[]> {
  if (postIds.length === 0) return []
  const unclaimed = isUnclaimed()
  return reader().rows<OfferedRow>(
    `select comments.id, comments.post_id, ${OWN_TEXT_OF} as author_id, comments.search_words,
      case when comments.claimed_by_user_id = ? then comments.claimed_at end as copied_at,
      reservations.user_id as reserved_by, reservations.expires_at
    from comments left join suggestion_reservations reservations on reservations.comment_id = comments.id
    where comments.post_id in (${placeholders(postIds)}) and comments.parent_id is null
    and ((${unclaimed.sql}) or comments.claimed_by_user_id = ?)
    order by comments.created_at desc, comments.id desc`,
    [userId, ...postIds, ...unclaimed.values, userId],
  )
}
