import db from '@adonisjs/lucid/services/db'
import { reader } from '#core/database/sql/reader'
import { pageKeyOf } from '#posts/links/rules/page_key'
import type { ParsedLink } from '#posts/links/rules/parse_link'
import { membershipJoin, organizationJoin, type Membership } from '#organizations/public'
import { postNotFound } from '#posts/posts/errors'
import type { PostRecord } from '#posts/posts/models/post_record'
import { listPosts, SELECT_POST, selectPosts, toPosts, type PostRow } from '#posts/posts/queries/list_posts'

/** The post with this id, without checking who may see it. */
export async function findPost(id: string): Promise<PostRecord | null> {
  const [post] = await toPosts(await reader().rows<PostRow>(SELECT_POST, [id]))
  return post ?? null
}

/** The listed post at a public address. */
export async function findPublicPost(organizationSlug: string, postSlug: string): Promise<PostRecord | null> {
  const [post] = await listPosts(
    selectPosts()
      .where('organizations.slug', organizationSlug)
      .where('posts.slug', postSlug)
      .where('posts.listed', true),
  )
  return post ?? null
}

/** The newest post of an organization that shares the page of this link. */
export async function findPostOfLink(organizationId: string, link: ParsedLink): Promise<PostRecord | null> {
  // Materialized, because the planner would otherwise follow the order and scan all posts of the organization.
  const newest = db
    .query()
    .withMaterialized('same', (query) => {
      void query
        .from('posts')
        .where({ organization_id: organizationId, page_key: pageKeyOf(link) })
        .select('id', 'created_at')
    })
    .from('same')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
  const [post] = await listPosts(selectPosts().whereIn('posts.id', newest))
  return post ?? null
}

/** The facts on which a member's abilities for a post depend. */
export interface PostAccess {
  id: string
  host: string
  /** Null when the author's account is gone. */
  author: { id: string } | null
  commentsCount: number
  availableCount: number
  membership: Membership
}

/** A post in an organization of this user, with their membership. POST_NOT_FOUND for users who are not members. */
export async function requirePostAccess(userId: string, id: string): Promise<PostAccess> {
  const row = await db
    .from('posts')
    .joinRaw(organizationJoin('posts.organization_id', 'open'))
    .joinRaw(membershipJoin('posts.organization_id', '?'), [userId])
    .where('posts.id', id)
    .select('posts.organization_id', 'posts.user_id', 'posts.host', 'memberships.role')
    .select('posts.comments_count', 'posts.available_count')
    .first()
  if (!row) throw postNotFound()
  return {
    id,
    host: row.host,
    author: row.user_id === null ? null : { id: row.user_id },
    commentsCount: row.comments_count,
    availableCount: row.available_count,
    membership: { organizationId: row.organization_id, userId, role: row.role },
  }
}

/** A post with this user's membership in its organization. POST_NOT_FOUND for users who are not members. */
export async function requirePost(
  userId: string,
  id: string,
): Promise<{ post: PostRecord; membership: Membership }> {
  const rows = await selectPosts()
    .joinRaw(membershipJoin('posts.organization_id', '?'), [userId])
    .where('posts.id', id)
    .select('memberships.role')
  const [post] = await toPosts(rows)
  if (!post) throw postNotFound()
  return { post, membership: { organizationId: post.organization.id, userId, role: rows[0].role } }
}
