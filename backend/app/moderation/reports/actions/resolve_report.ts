import type { ResolveReportRequest } from '#contract/moderation/data/report'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { reportResolved } from '#moderation/reports/errors'
import { decideReportedPost } from '#moderation/reports/repositories/decide_reported_post'
import { answerReport } from '#moderation/reports/repositories/answer_report'
import { findReportedPostId } from '#moderation/reports/repositories/reports'
import { showReportedPost } from '#moderation/reports/repositories/show_reported_post'

export interface ResolveReportInput extends ResolveReportRequest {
  id: string
  resolverId: string
}

/**
 * Resolves a pending report, and on request shows a post that reports have hidden, hides it, marks it as sensitive or blocks
 * its host, all in one transaction. If two administrators decide at the same time, the second is refused.
 */
export default class ResolveReport {
  handle({
    id,
    showPost = false,
    turnedDown = false,
    decision,
    ...answer
  }: ResolveReportInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { resolverId } = answer
      if (decision !== undefined)
        await decideReportedPost(trx, { reportId: id, decision, actorId: resolverId })
      if (showPost) await showReportedPost(trx, await findReportedPostId(trx, id), resolverId)
      if (!(await answerReport(trx, { id, turnedDown, ...answer }))) throw reportResolved()
      await completeAction(trx)
    })
  }
}
