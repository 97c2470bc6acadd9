import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'

export async function purgeExpiredPreviews(): Promise<void> {
  await db.from('link_previews').where('expires_at', '<=', toInstant(now())).delete()
}
