import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ResolveReportRequest } from '#contract/moderation/data/report'
import { reportResolved } from '#moderation/reports/errors'
import { answerReport } from '#moderation/reports/repositories/answer_report'
import { decideReportedPost } from '#moderation/reports/repositories/decide_reported_post'
import { findReportedPostId } from '#moderation/reports/repositories/reports'
import { showReportedPost } from '#moderation/reports/repositories/show_reported_post'

export interface SettleReportInput extends ResolveReportRequest {
  id: string
  resolverId: string
}

/**
 * Resolves a pending report, and on request shows a post that reports have hidden, hides it, marks it as sensitive or blocks
 * its host. If two administrators decide at the same time, the second is refused. REPORT_NOT_FOUND, REPORT_RESOLVED,
 * POST_NOT_FOUND.
 */
export async function settleReport(
  trx: TransactionClientContract,
  { id, showPost = false, turnedDown = false, decision, ...answer }: SettleReportInput,
): Promise<void> {
  const { resolverId } = answer
  if (decision !== undefined) await decideReportedPost(trx, { reportId: id, decision, actorId: resolverId })
  if (showPost) await showReportedPost(trx, await findReportedPostId(trx, id), resolverId)
  if (!(await answerReport(trx, { id, turnedDown, ...answer }))) throw reportResolved()
}
