import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'

/** Drops the codes that no desktop client came for. */
export async function dropOldDesktopCodes(): Promise<void> {
  await db.from('desktop_codes').where('expires_at', '<=', toInstant(now())).delete()
}
