import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { recordDecision } from '#core/events/decision_made'
import { ModeratedPost } from '#posts/public'
import { reportPending, reportSuperseded } from '#moderation/reports/errors'
import { insertReportEvent } from '#moderation/reports/repositories/report_events'
import { lockReport, reopenReport } from '#moderation/reports/repositories/reports'

/**
 * Reopens a resolved report; its response is kept only in the history. Refused if the reporter has reported the post
 * again.
 */
export default class ReopenReport {
  async handle(id: string, actorId: string): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        const { postId, moderatorResponse, status } = await lockReport(trx, id)
        if (status !== 'resolved') throw reportPending()
        await reopenReport(trx, id)
        await insertReportEvent(trx, { reportId: id, actorId, action: 'reopened' })
        await recordDecision(trx, {
          actorId,
          action: 'report.reopened',
          targetId: id,
          subject: await ModeratedPost.titleIfListed(trx, postId),
          before: { moderatorResponse },
        })
        await completeAction(trx)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportSuperseded()
      throw error
    }
  }
}
