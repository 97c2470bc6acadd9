import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { deleteHost, lockHosts, requireHostEntry } from '#posts/links/repositories/hosts'
import { recordHost } from '#posts/links/repositories/record_host'
import { returnPosts } from '#posts/links/repositories/posts_of_host'

export interface RemoveHostInput {
  id: string
  /** Whether the posts approved with the host return to the queue. */
  withPosts?: boolean
  administratorId: string
}

/**
 * Removes the decision about a host: new posts with links to it are pending again. Returns how many posts return to the
 * queue.
 */
export default class RemoveHost {
  handle({ id, withPosts = false, administratorId: actorId }: RemoveHostInput): Promise<number> {
    return inTransaction(async (trx) => {
      await lockHosts(trx)
      const before = await requireHostEntry(trx, id)
      await deleteHost(trx, id)
      const posts = withPosts ? await returnPosts(trx, id) : 0
      await recordHost(trx, { actorId, action: 'host.removed', before, after: null, posts })
      await completeAction(trx, posts)
      return posts
    })
  }
}
