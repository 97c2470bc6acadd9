import { inTransaction } from '#core/database/transaction'
import { postNotFound } from '#posts/errors'
import { removePost } from '#posts/models/remove_post'

/** Deletes a post with its suggestions. */
export default class DeletePost {
  handle(post: { id: string; organizationId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await removePost(trx, post))) throw postNotFound()
    })
  }
}
