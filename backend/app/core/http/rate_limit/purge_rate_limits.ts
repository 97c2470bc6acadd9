import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'

/** Deletes the counts of windows that have ended. */
export async function purgeRateLimits(): Promise<void> {
  const at = now().getTime()
  await inTransaction((trx) => trx.from('rate_limits').where('expire', '<', at).delete())
}
