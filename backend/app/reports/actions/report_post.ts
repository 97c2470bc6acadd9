import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import type { ReportPostRequest } from '#contract/data/report'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { hidePost, lockModeratedPost, postNotFound } from '#posts/public'
import { reportExists } from '#reports/errors'
import { findReporter, lockReporter } from '#reports/repositories/reporters'
import { findUnseenReports, insertReport } from '#reports/repositories/reports'
import { hidesPost, weightOf } from '#reports/rules/report_weight'

export interface ReportPostInput extends ReportPostRequest {
  postId: string
  reporterId: string
  /** Where it comes from, as a keyed hash. */
  network?: string | null
}

/**
 * Reports a listed post to the administrators. The report that makes the open ones weigh enough hides the post, in the same
 * transaction. Returns the id of the report.
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
  const post = await lockModeratedPost(trx, input.postId)
  if (!post.listed) throw postNotFound()
  const weight = weightOf(await findReporter(trx, input.reporterId))
  const id = await insertReport(trx, { ...input, organizationId: post.organizationId, weight })
  if (weight === 0) return id
  const reports = await findUnseenReports(trx, post.id)
  const limit = { people: env.reportsThatHide, clearedCount: post.clearedCount }
  if (hidesPost(reports, limit)) await hidePost(trx, post)
  return id
}
