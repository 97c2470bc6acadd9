import db from '@adonisjs/lucid/services/db'
import { reader } from '#core/sql/reader'
import { pageKeyOf, type ParsedLink } from '#links/public'
import { membershipJoin, openOrganizationJoin, type Membership } from '#organizations/public'
import { postNotFound } from '#posts/errors'
import type { PostRecord } from '#posts/models/post_record'
import { listPosts, SELECT_POST, selectPosts, toPosts, type PostRow } from '#posts/queries/list_posts'
import { urlVariants } from '#posts/rules/url_variants'

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

/** The newest post of an organization that shares the page of this link; a post without a key only if the address is a variant. */
export async function findPostOfLink(organizationId: string, link: ParsedLink): Promise<PostRecord | null> {
  // Materialized, or the planner would follow the order and scan all posts of the organization.
  const newest = db
    .query()
    .withMaterialized('same', (query) => {
      void query
        .from('posts')
        .where({ organization_id: organizationId, page_key: pageKeyOf(link) })
        .select('id', 'created_at')
        .unionAll((older) => {
          void older
            .from('posts')
            .where('organization_id', organizationId)
            .whereNull('page_key')
            .whereIn('url', urlVariants(link))
            .select('id', 'created_at')
        })
    })
    .from('same')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
  const [post] = await listPosts(selectPosts().whereIn('posts.id', newest))
  return post ?? null
}

/** What the abilities of a member on a post depend on. */
export interface PostAccess {
  id: string
  host: string
  /** Null when the author's account is gone. */
  author: { id: string } | null
  commentsCount: number
  availableCount: number
  membership: Membership
}

/** A post of an organization of this person, with their membership. POST_NOT_FOUND for anybody else. */
export async function requirePostAccess(userId: string, id: string): Promise<PostAccess> {
  const row = await db
    .from('posts')
    .joinRaw(openOrganizationJoin('posts.organization_id'))
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

/** A post with the membership of this person in its organization. POST_NOT_FOUND for anybody else. */
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
