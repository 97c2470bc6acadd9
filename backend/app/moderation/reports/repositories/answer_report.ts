import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import { recordDecision } from '#core/events/decision_made'
import { ModeratedPost } from '#posts/public'
import ReportResolved from '#moderation/reports/events/report_resolved'
import { insertReportEvent } from '#moderation/reports/repositories/report_events'
import { lockReport, resolveReport } from '#moderation/reports/repositories/reports'

export interface ReportAnswer {
  id: string
  resolverId: string
  moderatorResponse: string
  turnedDown: boolean
}

/**
 * Resolves a report with its history and its entry in the platform log, and publishes the change; false when it is
 * already resolved.
 */
export async function answerReport(
  trx: TransactionClientContract,
  { id, ...answer }: ReportAnswer,
): Promise<boolean> {
  const { postId, reporterId, status } = await lockReport(trx, id)
  if (status !== 'pending') return false
  const { moderatorResponse, resolverId: actorId, turnedDown } = answer
  await resolveReport(trx, id, answer)
  await insertReportEvent(trx, { reportId: id, actorId, action: 'resolved', response: moderatorResponse })
  await recordDecision(trx, {
    actorId,
    action: 'report.resolved',
    targetId: id,
    subject: await ModeratedPost.titleIfListed(trx, postId),
    after: { moderatorResponse, ...(turnedDown && { turnedDown: 'true' }) },
  })
  if (reporterId !== null) await announce(trx, new ReportResolved(id, reporterId))
  return true
}

async function announce(trx: TransactionClientContract, event: ReportResolved): Promise<void> {
  await beforeCommit(trx, event)
  afterCommit(trx, () => ReportResolved.dispatch(event.reportId, event.reporterId))
}
