import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

/** How long reports of one network are compared. */
const KEPT_MS = 30 * 86_400_000

/** Deletes from which network old reports came. Safe to run on several instances at once. */
export async function forgetNetworks(): Promise<void> {
  const before = toInstant(new Date(now().getTime() - KEPT_MS))
  await inTransaction((trx) =>
    trx.from('reports').whereNotNull('network').where('created_at', '<', before).update({ network: null }),
  )
}
