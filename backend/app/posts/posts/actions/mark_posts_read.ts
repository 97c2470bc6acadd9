import { inTransaction } from '#core/database/transactions/transaction'
import { insertReads, publishUnreadCount } from '#posts/posts/repositories/post_reads'

/** Marks posts as read. Posts outside the user's organizations are ignored. Returns the number of unread posts. */
export default class MarkPostsRead {
  handle(userId: string, postIds: readonly string[]): Promise<number> {
    return inTransaction(async (trx) => {
      await insertReads(trx, userId, postIds)
      return publishUnreadCount(trx, userId)
    })
  }
}
