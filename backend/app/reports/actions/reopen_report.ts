import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { reportPending, reportSuperseded } from '#reports/errors'
import { lockReport, reopenReport } from '#reports/repositories/reports'

/** Reopens a resolved report and discards its response, unless the person has reported the post again. */
export default class ReopenReport {
  async handle(id: string): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        const { status } = await lockReport(trx, id)
        if (status !== 'resolved') throw reportPending()
        await reopenReport(trx, id)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'reporter_id')) throw reportSuperseded()
      throw error
    }
  }
}
