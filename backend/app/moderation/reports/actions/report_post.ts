import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import type { ReportPostRequest } from '#contract/moderation/data/report'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { ModeratedPost } from '#posts/public'
import { postNotFound, reportExists } from '#moderation/reports/errors'
import { findReporter, lockReporter } from '#moderation/reports/repositories/reporters'
import { findUnseenReports, insertReport } from '#moderation/reports/repositories/reports'
import { hidesPost, weightOf } from '#moderation/reports/rules/report_weight'

export interface ReportPostInput extends ReportPostRequest {
  postId: string
  reporterId: string
  /** The network of the request, as a keyed hash. */
  network?: string | null
}

/**
 * Reports a listed post to the administrators. A report with which the open reports reach the limit hides the post, in
 * the same transaction. Returns the id of the report.
 */
export default class ReportPost {
  async handle(input: ReportPostInput): Promise<string> {
    try {
      return await inTransaction((trx) => report(trx, input))
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportExists()
      throw error
    }
  }
}

async function report(trx: TransactionClientContract, input: ReportPostInput): Promise<string> {
  await lockReporter(trx, input.reporterId)
  const post = await ModeratedPost.lock(trx, input.postId)
  if (!post.listed) throw postNotFound()
  const weight = weightOf(await findReporter(trx, input.reporterId))
  const id = await insertReport(trx, { ...input, organizationId: post.organizationId, weight })
  if (weight === 0) return id
  const reports = await findUnseenReports(trx, post.id)
  const limit = { people: env.reportsThatHide, clearedCount: post.clearedCount }
  if (hidesPost(reports, limit)) await post.hide(trx)
  return id
}
