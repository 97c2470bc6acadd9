import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

export async function purgeExpiredPreviews(): Promise<void> {
  await inTransaction((trx) => trx.from('link_previews').where('expires_at', '<=', toInstant(now())).delete())
}
