import { inTransaction } from '#core/database/transaction'
import { deleteHost, lockHosts, requireHostEntry } from '#links/public'
import { recordHost } from '#moderation/repositories/record_host'
import { returnPosts } from '#moderation/repositories/return_posts'

export interface RemoveHostInput {
  id: string
  /** Whether the posts that were approved with the host return to the queue. */
  withPosts?: boolean
  administratorId: string
}

/** Takes a decision about a host back: new links to it wait for a moderator. Returns how many posts wait again. */
export default class RemoveHost {
  handle({ id, withPosts = false, administratorId: actorId }: RemoveHostInput): Promise<number> {
    return inTransaction(async (trx) => {
      await lockHosts(trx)
      const before = await requireHostEntry(trx, id)
      await deleteHost(trx, id)
      const posts = withPosts ? await returnPosts(trx, id) : 0
      await recordHost(trx, { actorId, action: 'host.removed', before, after: null, posts })
      return posts
    })
  }
}
