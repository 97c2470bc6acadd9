import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import PostEnded, { PostsEnded } from '#posts/posts/events/post_ended'

/** Ends up to `limit` posts that are over and of which clients have not learned it, which unpins them. Returns their number. */
export async function endDuePosts(trx: TransactionClientContract, limit: number): Promise<number> {
  const at = toInstant(now())
  const due: { id: string; organization_id: string }[] = await trx
    .from('posts')
    .whereNull('ended_at')
    .whereNotNull('approved_at')
    .where('ends_at', '<=', at)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .select('id', 'organization_id')
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await trx.from('posts').whereIn('id', ids).update({ ended_at: at, pinned_at: null })
  await announceEnd(
    trx,
    due.map(({ id, organization_id: organizationId }) => ({ id, organizationId })),
  )
  return due.length
}

/** Ends what is reserved of locked posts that have ended, and tells clients. */
export async function announceEnd(
  trx: TransactionClientContract,
  posts: readonly { id: string; organizationId: string }[],
): Promise<void> {
  await beforeCommit(trx, new PostsEnded(posts.map(({ id }) => id)))
  for (const { id, organizationId } of posts) afterCommit(trx, () => PostEnded.dispatch(organizationId, id))
}
