import { inTransaction } from '#core/database/transaction'
import { retryFailedJob } from '#core/jobs/failed_jobs'
import { recordDecision } from '#platform_log/public'

/** Runs a job again that was given up. Of two administrators the second is told that it is not there any more. */
export default class RetryJob {
  handle(id: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      const subject = await retryFailedJob(trx, id)
      await recordDecision(trx, { actorId, action: 'job.retried', targetId: id, subject })
    })
  }
}
