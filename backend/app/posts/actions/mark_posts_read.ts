import { inTransaction } from '#core/database/transaction'
import { insertReads, publishUnreadCount } from '#posts/repositories/post_reads'

/** Marks posts as read. Posts outside the person's organizations are ignored. Returns how many are left unread. */
export default class MarkPostsRead {
  handle(userId: string, postIds: readonly string[]): Promise<number> {
    return inTransaction(async (trx) => {
      await insertReads(trx, userId, postIds)
      return publishUnreadCount(trx, userId)
    })
  }
}
