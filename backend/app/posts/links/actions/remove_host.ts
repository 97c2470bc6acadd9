import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { removeHost, type RemoveHostInput } from '#posts/links/repositories/remove_host'

/** Removes the decision about a host. Returns how many posts return to the queue. */
export default class RemoveHost {
  handle(input: RemoveHostInput): Promise<number> {
    return inTransaction(async (trx) => {
      const posts = await removeHost(trx, input)
      await completeAction(trx, posts)
      return posts
    })
  }
}
