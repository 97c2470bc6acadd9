import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'

/** Deletes the counts of windows that are over. */
export async function purgeRateLimits(): Promise<void> {
  const at = now().getTime()
  await inTransaction((trx) => trx.from('rate_limits').where('expire', '<', at).delete())
}
