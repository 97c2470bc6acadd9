import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { PostReads } from '#posts/posts/repositories/post_reads'

export interface SkipPostInput {
  postId: string
  userId: string
  /** When the post is shown again; null for not at all. */
  until: Date | null
}

/** Takes a post from what a member is shown to copy, and marks it as read. Skipping it again changes until when. */
export default class SkipPost {
  handle({ postId, userId, until }: SkipPostInput): Promise<void> {
    return inTransaction(async (trx) => {
      const reads = new PostReads(userId)
      await reads.add(trx, [postId])
      const row = { user_id: userId, post_id: postId, skipped_until: until && toInstant(until) }
      await trx.knexQuery().insert(row).into('skipped_posts').onConflict(['user_id', 'post_id']).merge()
      await reads.publishUnread(trx)
    })
  }
}
