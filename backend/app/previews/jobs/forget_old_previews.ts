import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'

/** Removes what is kept about links for longer than it counts. */
export async function forgetOldPreviews(): Promise<void> {
  await db.from('link_previews').where('expires_at', '<=', toInstant(now())).delete()
}
