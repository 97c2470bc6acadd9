import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { discardFailedJob } from '#core/jobs/failed_jobs'
import { recordDecision } from '#core/events/decision_made'

/** Deletes a failed job, without running it again. */
export default class DiscardJob {
  handle(id: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      const subject = await discardFailedJob(trx, id)
      await recordDecision(trx, { actorId, action: 'job.discarded', targetId: id, subject })
      await completeAction(trx)
    })
  }
}
