import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { tellUnread } from '#posts/reading/tell_unread'

const MOVE = `insert into read_marks (user_id, read_until) values (?, ?)
  on conflict (user_id) do update set read_until = excluded.read_until
  where read_marks.read_until < excluded.read_until`

/** Marks everything as read that happened up to an instant, which is never later than now. A mark never goes back. */
export default class ReadUntil {
  handle(userId: string, until: Date): Promise<number> {
    return inTransaction(async (trx) => {
      const instant = toInstant(until < now() ? until : now())
      await trx.rawQuery(MOVE, [userId, instant])
      await forgetReads(trx, userId, instant)
      return tellUnread(trx, userId)
    })
  }
}

/** What the mark says of a post need not be kept of the post. */
async function forgetReads(trx: TransactionClientContract, userId: string, instant: string): Promise<void> {
  await trx
    .from('post_reads')
    .where('user_id', userId)
    .where('read_at', '<=', instant)
    .whereExists((posts) => {
      posts.from('posts').whereColumn('posts.id', 'post_reads.post_id').where('approved_at', '<=', instant)
    })
    .delete()
}
