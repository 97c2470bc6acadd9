import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { PostReads } from '#posts/posts/repositories/post_reads'

/** How many posts are shown again in one run. */
const RUN_MAX = 500

/**
 * Deletes that members have skipped posts, once these are shown again, and tells their clients. Safe to run on several
 * instances at once.
 */
export async function endSnoozes(): Promise<void> {
  const at = toInstant(now())
  const due: { user_id: string }[] = await db
    .from('skipped_posts')
    .where('skipped_until', '<=', at)
    .orderBy('skipped_until')
    .limit(RUN_MAX)
    .select('user_id')
  for (const userId of new Set(due.map(({ user_id }) => user_id))) await endSnoozesOf(userId, at)
}

function endSnoozesOf(userId: string, at: string): Promise<number> {
  return inTransaction(async (trx) => {
    await trx.from('skipped_posts').where('user_id', userId).where('skipped_until', '<=', at).delete()
    return new PostReads(userId).publishUnread(trx)
  })
}
