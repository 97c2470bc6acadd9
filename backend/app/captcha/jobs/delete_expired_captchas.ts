import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

/** Deletes used challenges that have expired, so that they are refused anyway. */
export async function deleteExpiredCaptchas(): Promise<void> {
  await inTransaction((trx) => trx.from('used_captchas').where('expires_at', '<=', toInstant(now())).delete())
}
