import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { retryFailedJob } from '#core/jobs/failed_jobs'
import { recordDecision } from '#core/events/decision_made'

/** Retries a failed job. If two administrators do so, the second gets JOB_NOT_FOUND. */
export default class RetryJob {
  handle(id: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      const subject = await retryFailedJob(trx, id)
      await recordDecision(trx, { actorId, action: 'job.retried', targetId: id, subject })
      await completeAction(trx)
    })
  }
}
