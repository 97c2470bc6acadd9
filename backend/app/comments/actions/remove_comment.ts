import { inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { commentNotFound } from '#comments/errors'
import Comment from '#comments/models/comment'
import { removeComments } from '#comments/models/remove_comments'

/** Removes a reply, or a suggestion with its replies. */
export default class RemoveComment {
  handle({ id, postId }: { id: string; postId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      const comment = await Comment.query({ client: trx }).where({ id, postId }).first()
      if (!comment) throw commentNotFound()
      await removeComments(trx, post, [comment])
    })
  }
}
