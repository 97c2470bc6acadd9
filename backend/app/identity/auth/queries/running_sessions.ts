import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'

/** Which of these sessions are still active. */
export async function runningSessions(ids: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db
    .from('access_tokens')
    .whereIn('id', [...ids])
    .where('expires_at', '>', toInstant(now()))
    .select('id')
  return new Set(rows.map(({ id }) => id))
}
