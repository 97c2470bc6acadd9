import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { reportSuperseded } from '#moderation/reports/errors'
import { returnReport } from '#moderation/reports/repositories/return_report'

/** Reopens a resolved report. Refused if the reporter has reported the post again. */
export default class ReopenReport {
  async handle(id: string, actorId: string): Promise<void> {
    try {
      await inTransaction(async (trx) => {
        await returnReport(trx, { id, actorId })
        await completeAction(trx)
      })
    } catch (error) {
      // The reporter has reported the post at the same time.
      if (isUniqueViolation(error, 'reporter_id')) throw reportSuperseded()
      throw error
    }
  }
}
