import { newestEventTime } from '#core/database/event_time'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { moveReadMark, publishUnreadCount } from '#posts/repositories/post_reads'

/** Marks everything as read up to an instant, at most the newest event. The mark never moves back. Returns how many are left unread. */
export default class MarkReadUntil {
  handle(userId: string, until: Date): Promise<number> {
    return inTransaction(async (trx) => {
      const newest = await newestEventTime(trx)
      await moveReadMark(trx, userId, toInstant(until < newest ? until : newest))
      return publishUnreadCount(trx, userId)
    })
  }
}
