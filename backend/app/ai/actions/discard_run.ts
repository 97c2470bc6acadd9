import { inTransaction } from '#core/database/transactions/transaction'
import { aiRunNotFound } from '#ai/errors'
import { announce, countUndecided, endRun, hasEnded, lockRun } from '#ai/repositories/runs'

/** Rejects the undecided texts of a run, and stops the run if it is still going. */
export default class DiscardRun {
  handle(id: string): Promise<void> {
    return inTransaction(async (trx) => {
      const run = await lockRun(trx, id)
      if (run === null) throw aiRunNotFound()
      // The end of a run announces it.
      if (hasEnded(run)) announce(trx, run)
      else await endRun(trx, run, { state: 'cancelled' })
      await trx
        .from('ai_texts')
        .where('run_id', id)
        .whereNotNull('content')
        .whereNull('is_approved')
        .update({ is_approved: false })
      await countUndecided(trx, [id])
    })
  }
}
