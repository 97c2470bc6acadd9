import { placeholders } from '#core/sql/placeholders'
import { reader } from '#core/sql/reader'
import { foundPosts, wordsOf, type Piece } from '#posts/public'
import { beginsSomewhere } from '#comments/rules/search_words'

/** A post that has something to copy, as the database answers. */
export interface OfferedPost {
  id: string
  title: string
  url: string
  host: string
  is_sensitive: boolean | number
  free_count: number
  comments_count: number
  created_at: string
  user_name: string | null
}

interface Wanted {
  organizationId: string
  search?: string
  limit: number
}

/** Suggestions are looked through as far back as this many posts. */
const NEWEST = 200

/** The newest approved posts of an organization, or the newest of those that a search finds, newest first. */
export async function listOfferedPosts(wanted: Wanted): Promise<OfferedPost[]> {
  const { organizationId, search, limit } = wanted
  const ids = search === undefined ? newest(organizationId, limit) : await searched({ ...wanted, search })
  return reader().rows<OfferedPost>(
    `select posts.id, posts.title, posts.url, posts.host, posts.is_sensitive, posts.free_count, posts.comments_count,
      posts.created_at, users.name as user_name
    from posts left join users on users.id = posts.user_id
    where posts.id in (${ids.sql}) order by posts.approved_at desc, posts.id desc limit ?`,
    [...ids.values, limit],
  )
}

/** By approval, because a post that had to wait is new to the members only then. */
const newest = (organizationId: string, limit: number): Piece => ({
  sql: `select id from (select posts.id from posts
    where posts.organization_id = ? and posts.moderation_status = 'approved'
    order by posts.approved_at desc, posts.id desc limit ?) newest`,
  values: [organizationId, limit],
})

/** The newest posts with these words, and those among the newest with a suggestion that has them. */
async function searched({ organizationId, search, limit }: Wanted & { search: string }): Promise<Piece> {
  const byPost = await foundPosts({ organizationId, search, state: 'approved' })
  const words = wordsOf(search)
  const among = newest(organizationId, NEWEST)
  const told = words.map(() => 'comments.search_words like ?').join(' and ') || '1 = 0'
  return {
    sql: `select id from (select id from (${byPost.sql}) found order by created_at desc, id desc limit ?) by_post
      union select comments.post_id from comments
      where comments.post_id in (${among.sql}) and comments.parent_id is null and ${told}`,
    values: [...byPost.values, limit, ...among.values, ...words.map(beginsSomewhere)],
  }
}

/** A suggestion of an offered post that is free, or that the member has copied. */
export interface OfferedRow {
  id: string
  post_id: string
  locked_at: string | null
  held_by: string | null
  ends_at: string | null
  search_words: string | null
}

/** What of these posts somebody could copy or has copied, in the order of their lists. */
export async function listCopyable(userId: string, postIds: readonly string[]): Promise<OfferedRow[]> {
  if (postIds.length === 0) return []
  return reader().rows<OfferedRow>(
    `select comments.id, comments.post_id, comments.locked_at, comments.search_words, holds.user_id as held_by, holds.ends_at
    from comments left join suggestion_holds holds on holds.comment_id = comments.id
    where comments.post_id in (${placeholders(postIds)}) and comments.parent_id is null
    and (comments.locked_at is null or comments.locked_by_user_id = ?)
    order by comments.created_at desc, comments.id desc`,
    [...postIds, userId],
  )
}
