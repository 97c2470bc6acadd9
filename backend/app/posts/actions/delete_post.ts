import { inTransaction } from '#core/database/transaction'
import { postNotFound } from '#posts/errors'
import { deletePost } from '#posts/repositories/delete_post'

/** Deletes a post with its suggestions. */
export default class DeletePost {
  handle(post: { id: string; organizationId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await deletePost(trx, post))) throw postNotFound()
    })
  }
}
