import { inTransaction } from '#core/database/transactions/transaction'
import { showReportedPost } from '#moderation/reports/repositories/show_reported_post'

/** Shows a post that reports have hidden, whatever the outcome of the reports. Does nothing if it is not hidden. */
export default class ShowReportedPost {
  async handle(postId: string, administratorId: string): Promise<void> {
    await inTransaction((trx) => showReportedPost(trx, postId, administratorId))
  }
}
