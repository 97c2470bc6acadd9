import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { postNotFound } from '#posts/posts/errors'
import { deletePost } from '#posts/posts/repositories/delete_post'

/** Deletes a post with its suggestions. */
export default class DeletePost {
  handle(post: { id: string; organizationId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await deletePost(trx, post))) throw postNotFound()
      await completeAction(trx)
    })
  }
}
