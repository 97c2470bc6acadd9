import type { ReportPostRequest } from '#contract/data/report'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { lockPost, postNotFound } from '#posts/public'
import { reportExists } from '#reports/errors'
import { insertReport } from '#reports/repositories/reports'

export interface ReportPostInput extends ReportPostRequest {
  postId: string
  reporterId: string
}

/** Reports a listed post to the administrators. Returns the id of the report. */
export default class ReportPost {
  async handle(input: ReportPostInput): Promise<string> {
    try {
      return await inTransaction(async (trx) => {
        const { listed, organizationId } = await lockPost(trx, input.postId)
        if (!listed) throw postNotFound()
        return insertReport(trx, { ...input, organizationId })
      })
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportExists()
      throw error
    }
  }
}
