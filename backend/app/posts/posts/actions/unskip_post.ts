import { inTransaction } from '#core/database/transactions/transaction'
import { PostReads } from '#posts/posts/repositories/post_reads'

/** Shows a member a post again that they have skipped. */
export default class UnskipPost {
  handle(postId: string, userId: string): Promise<void> {
    return inTransaction(async (trx) => {
      await trx.from('skipped_posts').where({ user_id: userId, post_id: postId }).delete()
      await new PostReads(userId).publishUnread(trx)
    })
  }
}
