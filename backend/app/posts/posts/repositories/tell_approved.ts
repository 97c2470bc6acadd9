import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { beforeCommit } from '#core/events/before_commit'
import { PostsApproved } from '#posts/posts/events/post_approved'

/**
 * Dates the delivery of posts that have just been approved, or have started: members are told of what waits now. A post
 * without available suggestions begins anew.
 */
export async function dateDelivery(
  trx: TransactionClientContract,
  postIds: readonly string[],
): Promise<void> {
  const now = (column: string) =>
    trx.raw(`case when available_count > 0 and ${column} is not null then approved_at end`)
  await trx
    .from('posts')
    .whereIn('id', [...postIds])
    .whereNotNull('waiting_at')
    .update({
      waiting_at: now('waiting_at'),
      waiting_except_id: trx.raw('case when available_count > 0 then waiting_except_id end'),
      waiting_except_at: now('waiting_except_at'),
    })
}

/** The same for posts that have started before, and whose approval others are told of. */
export async function tellApproved(
  trx: TransactionClientContract,
  postIds: readonly string[],
): Promise<void> {
  await dateDelivery(trx, postIds)
  await beforeCommit(trx, new PostsApproved(postIds))
}
