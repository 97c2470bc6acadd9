import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

/** Deletes desktop codes that were not exchanged in time. */
export async function deleteExpiredDesktopCodes(): Promise<void> {
  await inTransaction((trx) => trx.from('desktop_codes').where('expires_at', '<=', toInstant(now())).delete())
}
