import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { listManagersOf } from '#organizations/public'
import type { TellingPost } from '#posts/public'
import TellingChanged from '#notifications/pacing/events/telling_changed'

/** Lets the authors and admins of posts see that members were told of them, or have other times. */
export async function announceTelling(
  trx: TransactionClientContract,
  posts: readonly TellingPost[],
): Promise<void> {
  if (posts.length === 0) return
  const managers = await listManagersOf(trx, [...new Set(posts.map((post) => post.organizationId))])
  const changed = posts.map(({ id, organizationId, authorId }) => ({
    postId: id,
    organizationId,
    userIds: [
      ...new Set([...(authorId === null ? [] : [authorId]), ...(managers.get(organizationId) ?? [])]),
    ],
  }))
  afterCommit(trx, () => TellingChanged.dispatch(changed))
}
