import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { reportPending, reportSuperseded } from '#reports/errors'
import { holdReport } from '#reports/models/hold_report'

const UNANSWERED = { status: 'pending', moderator_response: null, resolved_by: null, resolved_at: null }

/** Opens a resolved report again and takes its answer back, unless the person has reported the post anew. */
export default class ReopenReport {
  async handle(id: string): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        const { status } = await holdReport(trx, id)
        if (status !== 'resolved') throw reportPending()
        await trx.from('reports').where('id', id).update(UNANSWERED)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportSuperseded()
      throw error
    }
  }
}
