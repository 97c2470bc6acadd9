import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** How long the networks of reports are compared. */
const KEPT_MS = 30 * 86_400_000

/** Deletes the networks of old reports. Safe to run on several instances at once. */
export async function forgetNetworks(): Promise<void> {
  const before = toInstant(new Date(now().getTime() - KEPT_MS))
  await inTransaction((trx) =>
    trx.from('reports').whereNotNull('network').where('created_at', '<', before).update({ network: null }),
  )
}
