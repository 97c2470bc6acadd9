import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** Deletes OAuth flows that were not finished in time. */
export async function deleteExpiredSlackFlows(): Promise<void> {
  await inTransaction((trx) => trx.from('slack_flows').where('expires_at', '<=', toInstant(now())).delete())
}
