import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

/** Deletes OAuth flows that nobody finished. */
export async function deleteExpiredSlackFlows(): Promise<void> {
  await inTransaction((trx) => trx.from('slack_flows').where('expires_at', '<=', toInstant(now())).delete())
}
