import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dispatch } from '#core/jobs/dispatch'
import SendScheduledShares from '#slack/jobs/send_scheduled_shares'

/** Tries the waiting shares of posts whose moderation has changed. */
export async function resumeShares(
  trx: TransactionClientContract,
  postIds: readonly string[],
): Promise<void> {
  const waiting: { post_id: string }[] = await trx
    .from('slack_scheduled_shares')
    .whereIn('post_id', [...postIds])
    .where('state', 'waiting')
    .distinct('post_id')
  for (const row of waiting) await dispatch(trx, SendScheduledShares, { postId: row.post_id })
}
