import { inTransaction } from '#core/database/transaction'
import { discardFailedJob } from '#core/jobs/failed_jobs'
import { recordDecision } from '#platform_log/public'

/** Deletes a job that was given up. What it was to do is never done. */
export default class DiscardJob {
  handle(id: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      const subject = await discardFailedJob(trx, id)
      await recordDecision(trx, { actorId, action: 'job.discarded', targetId: id, subject })
    })
  }
}
