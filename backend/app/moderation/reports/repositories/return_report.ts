import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordDecision } from '#core/events/decision_made'
import { ModeratedPost } from '#posts/public'
import { reportPending, reportSuperseded } from '#moderation/reports/errors'
import { insertReportEvent } from '#moderation/reports/repositories/report_events'
import {
  isSuperseded,
  lockReport,
  reopenReport,
  type LockedReport,
} from '#moderation/reports/repositories/reports'

/** Locks a resolved report. Refused if the reporter has reported the post again. REPORT_PENDING, REPORT_SUPERSEDED. */
export async function lockResolvedReport(trx: TransactionClientContract, id: string): Promise<LockedReport> {
  const report = await lockReport(trx, id)
  if (report.status !== 'resolved') throw reportPending()
  if (await isSuperseded(trx, report)) throw reportSuperseded()
  return report
}

/** Reopens a resolved report; its response is kept only in the history. Errors as of `lockResolvedReport`. */
export async function returnReport(
  trx: TransactionClientContract,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  const { postId, moderatorResponse } = await lockResolvedReport(trx, id)
  await reopenReport(trx, id)
  await insertReportEvent(trx, { reportId: id, actorId, action: 'reopened' })
  await recordDecision(trx, {
    actorId,
    action: 'report.reopened',
    targetId: id,
    subject: await ModeratedPost.titleIfListed(trx, postId),
    before: { moderatorResponse },
  })
}
