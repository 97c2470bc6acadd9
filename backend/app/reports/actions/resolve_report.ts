import type { ResolveReportRequest } from '#contract/data/report'
import { inTransaction } from '#core/database/transaction'
import { reportResolved } from '#reports/errors'
import { answerReport } from '#reports/repositories/answer_report'
import { findReportedPostId } from '#reports/repositories/reports'
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
  handle({ id, showPost = false, turnedDown = false, ...answer }: ResolveReportInput): Promise<void> {
    return inTransaction(async (trx) => {
      if (showPost) await showReportedPost(trx, await findReportedPostId(trx, id), answer.resolverId)
      if (!(await answerReport(trx, { id, turnedDown, ...answer }))) throw reportResolved()
    })
  }
}
