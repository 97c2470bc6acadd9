import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { settleReport, type SettleReportInput } from '#moderation/reports/repositories/settle_report'

/** Resolves a pending report and decides about its post, in one transaction. */
export default class ResolveReport {
  handle(input: SettleReportInput): Promise<void> {
    return inTransaction(async (trx) => {
      await settleReport(trx, input)
      await completeAction(trx)
    })
  }
}
