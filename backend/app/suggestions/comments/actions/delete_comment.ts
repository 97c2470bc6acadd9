import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import { commentNotFound } from '#suggestions/comments/errors'
import Comment from '#suggestions/comments/models/comment'
import { deleteComments } from '#suggestions/comments/repositories/delete_comments'

/** Deletes a reply, or a suggestion with its replies. */
export default class DeleteComment {
  handle({ id, postId }: { id: string; postId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await LockedPost.lock(trx, postId)
      const comment = await Comment.query({ client: trx }).where({ id, postId }).first()
      if (!comment) throw commentNotFound()
      await deleteComments(trx, post, [comment])
      await completeAction(trx)
    })
  }
}
