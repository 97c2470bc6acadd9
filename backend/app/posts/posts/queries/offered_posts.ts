import { personJoin } from '#identity/public'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'

/** A row of a post with something to copy. */
export interface OfferedPost {
  id: string
  title: string
  url: string
  host: string
  is_sensitive: boolean | number
  comments_count: number
  created_at: string
  user_name: string | null
}

/** The ids of the newest approved posts of an organization, ordered by approval, because a pending post is new only then. */
export const newestApproved = (organizationId: string, limit: number): SqlFragment => ({
  sql: `select id from (select posts.id from posts
    where posts.organization_id = ? and posts.moderation_status = 'approved'
    order by posts.approved_at desc, posts.id desc limit ?) newest`,
  values: [organizationId, limit],
})

/** The newest of the posts whose ids a fragment selects. */
export function listOfferedPosts(ids: SqlFragment, limit: number): Promise<OfferedPost[]> {
  return reader().rows<OfferedPost>(
    `select posts.id, posts.title, posts.url, posts.host, posts.is_sensitive, posts.comments_count, posts.created_at,
      users.name as user_name
    from posts ${personJoin('posts.user_id')}
    where posts.id in (${ids.sql}) order by posts.approved_at desc, posts.id desc limit ?`,
    [...ids.values, limit],
  )
}

/** A post with the number of its suggestions. */
export interface PostSupply {
  id: string
  suggestions: number
}

/** The newest posts of an organization with their supply, newest first. */
export async function newestSupplies(organizationId: string, limit: number): Promise<PostSupply[]> {
  const rows = await reader().rows<{ id: string; comments_count: number }>(
    'select id, comments_count from posts where organization_id = ? order by created_at desc, id desc limit ?',
    [organizationId, limit],
  )
  return rows.map(({ id, comments_count: suggestions }) => ({ id, suggestions }))
}
