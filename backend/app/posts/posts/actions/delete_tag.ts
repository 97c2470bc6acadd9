import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { removeTag } from '#posts/posts/repositories/remove_tag'

/** Deletes a tag, also on its posts. Returns how many posts had it. */
export default class DeleteTag {
  handle(id: string, actorId: string): Promise<number> {
    return inTransaction(async (trx) => {
      const postsCount = await removeTag(trx, { id, actorId })
      await completeAction(trx, postsCount)
      return postsCount
    })
  }
}
