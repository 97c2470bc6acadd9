import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** Deletes desktop codes that were not exchanged in time. */
export async function deleteExpiredDesktopCodes(): Promise<void> {
  await inTransaction((trx) => trx.from('desktop_codes').where('expires_at', '<=', toInstant(now())).delete())
}
