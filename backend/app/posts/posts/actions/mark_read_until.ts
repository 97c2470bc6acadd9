import { newestEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { moveReadMark, publishUnreadCount } from '#posts/posts/repositories/post_reads'

/**
 * Marks everything as read up to an instant, at most the newest event. The mark never moves back. Returns the number of
 * unread posts.
 */
export default class MarkReadUntil {
  handle(userId: string, until: Date): Promise<number> {
    return inTransaction(async (trx) => {
      const newest = await newestEventTime(trx)
      await moveReadMark(trx, userId, toInstant(until < newest ? until : newest))
      return publishUnreadCount(trx, userId)
    })
  }
}
