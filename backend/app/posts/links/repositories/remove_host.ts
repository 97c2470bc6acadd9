import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deleteHost, lockHosts, requireHostEntry } from '#posts/links/repositories/hosts'
import { returnPosts } from '#posts/links/repositories/posts_of_host'
import { recordHost } from '#posts/links/repositories/record_host'

export interface RemoveHostInput {
  id: string
  /** Whether the posts approved with the host return to the queue. */
  withPosts?: boolean
  administratorId: string
}

/**
 * Removes the decision about a host: new posts with links to it are pending again. Returns how many posts return to the
 * queue. HOST_NOT_FOUND.
 */
export async function removeHost(
  trx: TransactionClientContract,
  { id, withPosts = false, administratorId: actorId }: RemoveHostInput,
): Promise<number> {
  await lockHosts(trx)
  const before = await requireHostEntry(trx, id)
  await deleteHost(trx, id)
  const posts = withPosts ? await returnPosts(trx, id) : 0
  await recordHost(trx, { actorId, action: 'host.removed', before, after: null, posts })
  return posts
}
