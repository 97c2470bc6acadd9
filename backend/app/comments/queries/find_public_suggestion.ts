import { findPost } from '#posts/public'
import { commentNotFound } from '#comments/errors'
import type { CommentRecord } from '#comments/models/comment_record'
import { findComment } from '#comments/queries/find_comment'

/** A suggestion of a post that the public lists show; nothing else exists for visitors. */
export async function findPublicSuggestion(id: string): Promise<CommentRecord> {
  const comment = await findComment(id)
  const post = comment.parentId === null ? await findPost(comment.postId) : null
  if (!post?.listed) throw commentNotFound()
  return comment
}
