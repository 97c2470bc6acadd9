import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import Session from '#identity/auth/models/session'

/** All active sessions of a user, last used first. */
export function listSessions(userId: string): Promise<Session[]> {
  return sessionsOf(userId).exec()
}

/** A page of these sessions. */
export function pageOfSessions(userId: string, page: PageRequest) {
  return pageOf<Session>(sessionsOf(userId), page)
}

function sessionsOf(userId: string) {
  return Session.query()
    .where('userId', userId)
    .where('expiresAt', '>', toInstant(now()))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
}

/** Which of these sessions are still active. */
export async function runningSessions(ids: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db
    .from('access_tokens')
    .whereIn('id', [...ids])
    .where('expires_at', '>', toInstant(now()))
    .select('id')
  return new Set(rows.map(({ id }) => id))
}
