import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'

/** The unconfirmed new address of a user; null if there is none. */
export async function pendingEmailOf(userId: string): Promise<string | null> {
  const token: { payload: string } | null = await db
    .from('one_time_tokens')
    .where({ user_id: userId, purpose: 'email_change' })
    .where('expires_at', '>', toInstant(now()))
    .select('payload')
    .first()
  return token?.payload ?? null
}
