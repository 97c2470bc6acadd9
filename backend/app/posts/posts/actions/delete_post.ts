import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { postNotFound } from '#posts/posts/errors'
import { deletePosts } from '#posts/posts/repositories/delete_post'

/** Deletes a post with its suggestions. */
export default class DeletePost {
  handle({ id }: { id: string }): Promise<void> {
    return inTransaction(async (trx) => {
      if ((await deletePosts(trx, [id])) === 0) throw postNotFound()
      await completeAction(trx)
    })
  }
}
