import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

export async function purgeExpiredPreviews(): Promise<void> {
  await inTransaction((trx) => trx.from('link_previews').where('expires_at', '<=', toInstant(now())).delete())
}
