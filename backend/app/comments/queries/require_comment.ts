import { findMembership, type Membership } from '#organizations/public'
import { findPost, type PostRecord } from '#posts/public'
import { commentNotFound } from '#comments/errors'
import type { CommentRecord } from '#comments/models/comment_record'
import { findComment } from '#comments/queries/find_comment'
import type { CommentViewer } from '#comments/rules/comment_abilities'

/** How a member looks at the comments of a post. */
export function viewerOf(
  { userId, role }: Membership,
  post: { author: { id: string } | null },
): CommentViewer {
  return { userId, role, postAuthorId: post.author?.id ?? null }
}

/** A comment in an organization the person belongs to; for a stranger the comment does not exist. */
export async function requireComment(
  userId: string,
  id: string,
): Promise<{ comment: CommentRecord; viewer: CommentViewer; post: PostRecord }> {
  const comment = await findComment(id)
  const post = await findPost(comment.postId)
  const membership = post && (await findMembership(userId, post.organization.id))
  if (!membership) throw commentNotFound()
  return { comment, viewer: viewerOf(membership, post), post }
}

/** Like `requireComment`, for what can be claimed: replies cannot. */
export async function requireSuggestion(userId: string, id: string) {
  const found = await requireComment(userId, id)
  if (found.comment.parentId !== null) throw commentNotFound()
  return found
}
