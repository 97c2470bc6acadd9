import { inTransaction } from '#core/database/transaction'
import { showReportedPost } from '#reports/repositories/show_reported_post'

/** Shows a post that reports have hidden, whatever became of the reports. Does nothing to a post that is shown. */
export default class ShowReportedPost {
  async handle(postId: string, administratorId: string): Promise<void> {
    await inTransaction((trx) => showReportedPost(trx, postId, administratorId))
  }
}
