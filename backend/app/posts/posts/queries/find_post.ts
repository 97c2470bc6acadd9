import db from '@adonisjs/lucid/services/db'
import { reader } from '#core/database/sql/reader'
import { organizationJoin, roleJoin, type Membership } from '#organizations/public'
import { postNotFound } from '#posts/posts/errors'
import type { PostRecord } from '#posts/posts/models/post_record'
import { isVisibleTo } from '#posts/posts/queries/visible_posts'
import { PHASE_COLUMNS, whyClosedIn, type WhyClosed } from '#posts/posts/rules/why_closed'
import { listPosts, selectPost, selectPosts, toPost, type PostRow } from '#posts/posts/queries/list_posts'

/** Joins the post a column references, as `posts`. */
export const postJoin = (column: string) => `join posts on posts.id = ${column}`

/** The slugs in the public address of a post. */
interface PublicAddress {
  organizationSlug: string
  postSlug: string
}

/** A post by its id, without checking who may see it, or the listed post at a public address. */
export async function findPost(by: { id: string } | PublicAddress): Promise<PostRecord | null> {
  const [post] = await ('id' in by ? postsWithId(by.id) : listedPostsAt(by))
  return post ?? null
}

async function postsWithId(id: string): Promise<PostRecord[]> {
  const rows = await reader().rows<PostRow>(selectPost(), [id])
  return rows.map(toPost)
}

function listedPostsAt({ organizationSlug, postSlug }: PublicAddress): Promise<PostRecord[]> {
  return listPosts(
    selectPosts()
      .where('organizations.slug', organizationSlug)
      .where('posts.slug', postSlug)
      .where('posts.listed', true),
  )
}

/** The post that a user has created with an idempotency key; null without one. */
export async function findCreatedPost(userId: string, key: string): Promise<PostRecord | null> {
  const [post] = await listPosts(
    selectPosts().where({ 'posts.user_id': userId, 'posts.idempotency_key': key }),
  )
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
  /** Why members may not copy from it; null while they may. */
  closed: WhyClosed | null
  membership: Membership
}

/** A post that this user sees, in one of their organizations, with their membership. POST_NOT_FOUND. */
export async function requirePostAccess(userId: string, id: string): Promise<PostAccess> {
  const visible = isVisibleTo(userId)
  const row = await db
    .from('posts')
    .joinRaw(organizationJoin('posts.organization_id', 'open'))
    .joinRaw(roleJoin('posts.organization_id'), [userId, userId])
    .where('posts.id', id)
    .whereRaw(visible.sql, visible.values)
    .select('posts.organization_id', 'posts.user_id', 'posts.host', 'memberships.role')
    .select('posts.comments_count', 'posts.available_count')
    .select(PHASE_COLUMNS)
    .first()
  if (!row) throw postNotFound()
  return {
    id,
    host: row.host,
    author: row.user_id === null ? null : { id: row.user_id },
    commentsCount: row.comments_count,
    availableCount: row.available_count,
    closed: whyClosedIn(row),
    membership: { organizationId: row.organization_id, userId, role: row.role },
  }
}

export interface MemberPost {
  post: PostRecord
  membership: Membership
}

/** A post that this user sees, with their membership in its organization. POST_NOT_FOUND. */
export async function requirePost(userId: string, id: string): Promise<MemberPost> {
  const found = await findMemberPost(userId, id)
  if (!found) throw postNotFound()
  return found
}

/** A post with this user's membership in its organization; null unless they see it. */
export async function findMemberPost(userId: string, id: string): Promise<MemberPost | null> {
  const visible = isVisibleTo(userId)
  const row = await selectPosts()
    .joinRaw(roleJoin('posts.organization_id'), [userId, userId])
    .where('posts.id', id)
    .whereRaw(visible.sql, visible.values)
    .select('memberships.role')
    .first()
  return row ? toMemberPost(row, userId) : null
}

/** Converts a row of `selectPosts` with the `role` of a user. */
export const toMemberPost = (row: PostRow, userId: string): MemberPost => ({
  post: toPost(row),
  membership: { organizationId: row.organization_id, userId, role: row.role },
})
