import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { membershipJoin, organizationJoin, type Membership } from '#organizations/public'
import { isVisibleTo, PHASE_COLUMNS, postJoin, whyClosedIn, type WhyClosed } from '#posts/public'
import { commentNotFound } from '#suggestions/comments/errors'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { listComments, selectComments, toComments } from '#suggestions/comments/queries/list_comments'
import type { CommentViewer } from '#suggestions/comments/rules/comment_abilities'

/** The suggestion or reply with this id, without checking who may see it. */
export async function findComment(id: string, client?: QueryClientContract): Promise<CommentRecord> {
  const [comment] = await listComments(selectComments(client).where('comments.id', id))
  if (!comment) throw commentNotFound()
  return comment
}

/** A suggestion of a listed post. Visitors can access nothing else. */
export async function findPublicSuggestion(id: string): Promise<CommentRecord> {
  const [comment] = await listComments(
    selectComments()
      .joinRaw(postJoin('comments.post_id'))
      .joinRaw(organizationJoin('posts.organization_id', 'open'))
      .where('comments.id', id)
      .whereNull('comments.parent_id')
      .where('posts.listed', true),
  )
  if (!comment) throw commentNotFound()
  return comment
}

interface ViewedPost {
  author: { id: string } | null
  closed: WhyClosed | null
  /** Of the member, in the organization of the post. */
  membership: Membership
}

/** A member as the viewer of a post's comments. */
export function viewerOf({ membership: { userId, role }, author, closed }: ViewedPost): CommentViewer {
  return { userId, role, postAuthorId: author?.id ?? null, mayCopy: closed === null }
}

interface CommentAccess {
  comment: CommentRecord
  viewer: CommentViewer
  organizationId: string
  /** The host of the shared link. */
  host: string
}

/** A comment of a post that this user sees. COMMENT_NOT_FOUND for other users. */
export async function requireComment(userId: string, id: string): Promise<CommentAccess> {
  const visible = isVisibleTo(userId)
  const rows = await selectComments()
    .joinRaw(postJoin('comments.post_id'))
    .joinRaw(organizationJoin('posts.organization_id', 'open'))
    .joinRaw(membershipJoin('posts.organization_id', '?'), [userId])
    .where('comments.id', id)
    .whereRaw(visible.sql, visible.values)
    .select('posts.user_id as post_author_id', 'posts.host', 'posts.organization_id', 'memberships.role')
    .select(PHASE_COLUMNS)
  const [comment] = toComments(rows)
  if (!comment) throw commentNotFound()
  const { post_author_id: postAuthorId, organization_id: organizationId, host, role, ...row } = rows[0]
  const viewer = { userId, role, postAuthorId, mayCopy: whyClosedIn(row) === null }
  return { comment, viewer, organizationId, host }
}

/** Like `requireComment`, for a suggestion: replies cannot be claimed. */
export async function requireSuggestion(userId: string, id: string): Promise<CommentAccess> {
  const found = await requireComment(userId, id)
  if (found.comment.parentId !== null) throw commentNotFound()
  return found
}

/** Whether a member has claimed a suggestion of a post. */
export async function hasClaimed(
  postId: string,
  userId: string,
  client: QueryClientContract = db.connection(),
): Promise<boolean> {
  const claimed: unknown = await client
    .from('comments')
    .where({ post_id: postId, claimed_by_user_id: userId })
    .select('id')
    .first()
  return Boolean(claimed)
}
