import { Job } from '@adonisjs/queue'
import { deleteContent } from '#accounts/repositories/delete_content'
import { inTransaction } from '#core/database/transaction'
import { dispatch } from '#core/jobs/dispatch'

/** Batches in one run, so that other jobs run in between and a server that stops need not wait. */
const BATCHES_PER_RUN = 5

/** Deletes what `DeleteAccount` has left of a closed account. Safe to run on several servers at once. */
export default class DeleteAccountContent extends Job<{ userId: string }> {
  static override options = { name: 'delete_account_content' }

  async execute(): Promise<void> {
    const { userId } = this.payload
    if (await deleteContent(userId, BATCHES_PER_RUN)) return
    await inTransaction((trx) => dispatch(trx, DeleteAccountContent, { userId }))
  }
}
