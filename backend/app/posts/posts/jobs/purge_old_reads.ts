import { notificationsSince } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** Deletes the read marks of posts that are too old for notifications. Safe to run on several instances at once. */
export async function purgeOldReads(): Promise<void> {
  const since = toInstant(notificationsSince())
  await inTransaction((trx) =>
    trx
      .from('post_reads')
      .where('read_at', '<', since)
      .whereExists((posts) => {
        posts.from('posts').whereColumn('posts.id', 'post_reads.post_id').where('approved_at', '<', since)
      })
      .delete(),
  )
}
