import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** Deletes used challenges that have expired, which are refused anyway. */
export async function deleteExpiredCaptchas(): Promise<void> {
  await inTransaction((trx) => trx.from('used_captchas').where('expires_at', '<=', toInstant(now())).delete())
}
