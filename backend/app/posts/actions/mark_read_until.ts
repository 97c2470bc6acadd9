import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { moveReadMark, publishUnreadCount } from '#posts/repositories/post_reads'

/** Marks everything as read up to an instant, at most now. The mark never moves back. Returns how many are left unread. */
export default class MarkReadUntil {
  handle(userId: string, until: Date): Promise<number> {
    return inTransaction(async (trx) => {
      await moveReadMark(trx, userId, toInstant(until < now() ? until : now()))
      return publishUnreadCount(trx, userId)
    })
  }
}
