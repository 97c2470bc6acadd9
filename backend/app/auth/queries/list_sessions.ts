import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import Session from '#auth/models/session'

const LIMIT = 100

/** The active sessions of a user, last used first. */
export function listSessions(userId: string): Promise<Session[]> {
  return Session.query()
    .where('userId', userId)
    .where('expiresAt', '>', toInstant(now()))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
}
