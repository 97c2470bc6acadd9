import type { ReportReason } from '#contract/rules/report'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { newId } from '#core/ids'
import { holdPost, postNotFound } from '#posts/public'
import { reportExists } from '#reports/errors'

interface NewReport {
  postId: string
  reporterId: string
  reason: ReportReason
  description?: string | null
}

/** Reports a listed post to the administrators. The database refuses a second open report of the same person. */
export default class ReportPost {
  async handle({ postId, reporterId, reason, description }: NewReport): Promise<string> {
    const id = newId()
    try {
      await inTransaction(async (trx) => {
        const post = await holdPost(trx, postId)
        if (!post.listed) throw postNotFound()
        await trx.table('reports').insert({
          id,
          post_id: postId,
          organization_id: post.organizationId,
          reporter_id: reporterId,
          reason,
          description: description || null,
          status: 'pending',
          created_at: toInstant(now()),
        })
      })
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportExists()
      throw error
    }
    return id
  }
}
