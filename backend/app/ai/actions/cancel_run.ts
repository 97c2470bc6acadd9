import { inTransaction } from '#core/database/transactions/transaction'
import { aiRunNotFound } from '#ai/errors'
import { endRun, hasEnded, lockRun } from '#ai/repositories/runs'

/** Stops a run: its request is aborted, and the texts that have arrived stay for review. Harmless once it has ended. */
export default class CancelRun {
  handle(id: string): Promise<void> {
    return inTransaction(async (trx) => {
      const run = await lockRun(trx, id)
      if (run === null) throw aiRunNotFound()
      if (!hasEnded(run)) await endRun(trx, run, { state: 'cancelled' })
    })
  }
}
