import type { TurnedDownReports } from '#contract/moderation/data/report'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { countReports } from '#moderation/reports/queries/list_reports'
import { openReportsOf, type OpenReport } from '#moderation/reports/queries/open_reports'
import { answerReport, type ReportAnswer } from '#moderation/reports/repositories/answer_report'
import { showReportedPost } from '#moderation/reports/repositories/show_reported_post'
import type { ReporterFilter } from '#moderation/reports/queries/narrow_reports'

export interface TurnDownReportsInput extends Omit<ReportAnswer, 'id' | 'turnedDown'> {
  /** The reporters. */
  reporters: ReporterFilter
}

/**
 * Turns down the open reports of some users, up to a limit, and shows the posts they hide. Each post has its own
 * transaction, so that many reports do not block other requests.
 */
export default class TurnDownReports {
  async handle({ reporters, ...answer }: TurnDownReportsInput): Promise<TurnedDownReports> {
    const byPost = Map.groupBy(await openReportsOf(reporters), ({ post_id }) => post_id)
    let [resolvedReports, shownPosts] = [0, 0]
    for (const [postId, reports] of byPost) {
      const outcome = await turnDown(postId, reports, answer)
      resolvedReports += outcome.resolved
      if (outcome.isShown) shownPosts += 1
    }
    const remainingReports = await countReports({ ...reporters, status: 'pending' })
    return { resolvedReports, shownPosts, remainingReports }
  }
}

async function turnDown(
  postId: string,
  reports: readonly OpenReport[],
  answer: Omit<ReportAnswer, 'id' | 'turnedDown'>,
) {
  try {
    return await inTransaction(async (trx) => {
      const isShown = await showReportedPost(trx, postId, answer.resolverId)
      let resolved = 0
      for (const { id } of reports) {
        if (await answerReport(trx, { id, turnedDown: true, ...answer })) resolved += 1
      }
      return { resolved, isShown }
    })
  } catch (error) {
    // Deleted in the meantime, with its reports.
    if (!(error instanceof AppError) || error.status !== 404) throw error
    return { resolved: 0, isShown: false }
  }
}
