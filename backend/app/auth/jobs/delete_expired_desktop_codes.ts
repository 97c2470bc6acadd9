import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'

/** Deletes desktop codes that were not exchanged in time. */
export async function deleteExpiredDesktopCodes(): Promise<void> {
  await db.from('desktop_codes').where('expires_at', '<=', toInstant(now())).delete()
}
