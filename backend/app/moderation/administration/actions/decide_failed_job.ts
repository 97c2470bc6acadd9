import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { discardFailedJob, retryFailedJob } from '#core/jobs/failed_jobs'
import { recordDecision } from '#core/events/decision_made'

/** What an administrator does with a failed job: it runs again, or is deleted. */
const DECISIONS = { 'job.retried': retryFailedJob, 'job.discarded': discardFailedJob }

/** Decides about a failed job. If two administrators do so, the second gets JOB_NOT_FOUND. */
export default class DecideFailedJob {
  handle(id: string, actorId: string, action: keyof typeof DECISIONS): Promise<void> {
    return inTransaction(async (trx) => {
      const subject = await DECISIONS[action](trx, id)
      await recordDecision(trx, { actorId, action, targetId: id, subject })
      await completeAction(trx)
    })
  }
}
