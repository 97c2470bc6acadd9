import env from '#start/env'
import type { ReportPostRequest } from '#contract/data/report'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { hidePost, lockModeratedPost, postNotFound } from '#posts/public'
import { reportExists } from '#reports/errors'
import { countOpenReports, insertReport } from '#reports/repositories/reports'

export interface ReportPostInput extends ReportPostRequest {
  postId: string
  reporterId: string
}

/** Reports a listed post to the administrators; as many people as `reportsThatHide` hide it. Returns the id of the report. */
export default class ReportPost {
  async handle(input: ReportPostInput): Promise<string> {
    try {
      return await inTransaction(async (trx) => {
        const post = await lockModeratedPost(trx, input.postId)
        if (!post.listed) throw postNotFound()
        const id = await insertReport(trx, { ...input, organizationId: post.organizationId })
        if ((await countOpenReports(trx, post.id)) >= env.reportsThatHide) await hidePost(trx, post)
        return id
      })
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportExists()
      throw error
    }
  }
}
