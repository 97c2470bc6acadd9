import { Job } from '@adonisjs/queue'
import { deleteContent } from '#identity/accounts/repositories/delete_content'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'

/** Batches per run: other jobs run in between, and a stopping server does not have to wait. */
const BATCHES_PER_RUN = 5

/**
 * Deletes the content of a closed account that `DeleteAccount` has not deleted yet. Safe to run on several servers at
 * once.
 */
export default class DeleteAccountContent extends Job<{ userId: string }> {
  static override options = { name: 'delete_account_content' }

  async execute(): Promise<void> {
    const { userId } = this.payload
    if (await deleteContent(userId, BATCHES_PER_RUN)) return
    await inTransaction((trx) => dispatch(trx, DeleteAccountContent, { userId }))
  }
}
