import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** Clients do not repeat a request after a day. */
const TTL_MS = 86_400_000

/** Deletes the keys of claims that are a day old. */
export async function deleteOldClaimKeys(): Promise<void> {
  const end = toInstant(new Date(now().getTime() - TTL_MS))
  await inTransaction((trx) => trx.from('claim_keys').where('created_at', '<=', end).delete())
}
