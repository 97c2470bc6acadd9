import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { recordDecision } from '#platform_log/public'
import { titleIfListed } from '#posts/public'
import { reportPending, reportSuperseded } from '#reports/errors'
import { insertReportEvent } from '#reports/repositories/report_events'
import { lockReport, reopenReport } from '#reports/repositories/reports'

/** Reopens a resolved report; its response stays in the history only. Refused if the person has reported the post again. */
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
          subject: await titleIfListed(trx, postId),
          before: { moderatorResponse },
        })
      })
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportSuperseded()
      throw error
    }
  }
}
