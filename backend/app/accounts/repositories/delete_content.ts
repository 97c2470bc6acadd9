import { setImmediate as nextTurn } from 'node:timers/promises'
import { deleteCommentsByAuthor } from '#comments/public'
import { inTransaction } from '#core/database/transaction'
import { deletePostsByAuthor } from '#posts/public'
import { deleteReportsByReporter } from '#reports/public'
import { deleteSupportRequestsByUser } from '#support/public'
import { deleteTestimonialsByAuthor } from '#testimonials/public'
import { deleteUser } from '#users/public'

/** Posts, or posts with comments of the person, in one transaction. */
const BATCH_SIZE = 10

/**
 * Deletes the content of a closed account, and the account in the end: a batch in each transaction, so that others are
 * served in between. Stops after `batches`; true when everything is deleted. Can be repeated after it was interrupted.
 */
export async function deleteContent(userId: string, batches = Infinity): Promise<boolean> {
  for (let batch = 0; batch < batches; batch += 1) {
    if (await deleteBatch(userId)) return true
    await nextTurn()
  }
  return false
}

function deleteBatch(userId: string): Promise<boolean> {
  return inTransaction(async (trx) => {
    if ((await deletePostsByAuthor(trx, userId, BATCH_SIZE)) > 0) return false
    if ((await deleteCommentsByAuthor(trx, userId, BATCH_SIZE)) > 0) return false
    await deleteReportsByReporter(trx, userId)
    await deleteSupportRequestsByUser(trx, userId)
    await deleteTestimonialsByAuthor(trx, userId)
    await deleteUser(trx, userId)
    return true
  })
}
