import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { beforeCommit } from '#core/events/before_commit'
import { now } from '#core/runtime/clock'
import type Post from '#posts/posts/models/post'
import PostsPaced from '#posts/telling/events/posts_paced'

/**
 * Lets members no longer wait for a time of their own to be told of a locked, paced post. Those who have a later time are
 * due now; telling them keeps their quiet hours. Those who have none, such as at their limit of posts a day, get one.
 */
export async function tellAtOnce(
  trx: TransactionClientContract,
  { id, approvedAt }: Pick<Post, 'id' | 'approvedAt'>,
): Promise<void> {
  await trx.from('posts').where('id', id).update({ pacing: 'now' })
  if (approvedAt === null) return
  const at = toInstant(now())
  await trx
    .from('told_members')
    .where('post_id', id)
    .whereNull('told_at')
    .where('due_at', '>', at)
    .update({ due_at: at })
  await beforeCommit(trx, new PostsPaced([id]))
}
