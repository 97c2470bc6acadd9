import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'

/** Days an expired invitation is still shown to those who sent it. */
const SHOWN_DAYS = 30

/** Drops invitations that nobody has answered and that expired long ago. */
export async function dropOldInvitations(): Promise<void> {
  const before = new Date(now().getTime() - SHOWN_DAYS * 86_400_000)
  await db.from('invitations').where('expires_at', '<', toInstant(before)).delete()
}
