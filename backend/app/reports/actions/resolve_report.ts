import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ResolveReportRequest } from '#contract/data/report'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { beforeCommit } from '#core/events/before_commit'
import { recordDecision } from '#platform_log/public'
import { titleIfListed } from '#posts/public'
import { reportResolved } from '#reports/errors'
import ReportResolved from '#reports/events/report_resolved'
import { insertReportEvent } from '#reports/repositories/report_events'
import { findReportedPostId, lockReport, resolveReport } from '#reports/repositories/reports'
import { showReportedPost } from '#reports/repositories/show_reported_post'

export interface ResolveReportInput extends ResolveReportRequest {
  id: string
  resolverId: string
}

/**
 * Resolves a pending report; shows a post that reports have hidden where that is asked for. Of two administrators at the
 * same time the second is refused.
 */
export default class ResolveReport {
  handle({ id, showPost = false, ...resolution }: ResolveReportInput): Promise<void> {
    return inTransaction(async (trx) => {
      if (showPost) await showReportedPost(trx, await findReportedPostId(trx, id), resolution.resolverId)
      const { postId, reporterId, status } = await lockReport(trx, id)
      if (status !== 'pending') throw reportResolved()
      const { moderatorResponse: response, resolverId } = resolution
      await resolveReport(trx, id, resolution)
      await insertReportEvent(trx, { reportId: id, actorId: resolverId, action: 'resolved', response })
      await recordDecision(trx, {
        actorId: resolverId,
        action: 'report.resolved',
        targetId: id,
        subject: await titleIfListed(trx, postId),
        after: { moderatorResponse: response },
      })
      if (reporterId !== null) await announce(trx, new ReportResolved(id, reporterId))
    })
  }
}

async function announce(trx: TransactionClientContract, event: ReportResolved): Promise<void> {
  await beforeCommit(trx, event)
  afterCommit(trx, () => ReportResolved.dispatch(event.reportId, event.reporterId))
}
