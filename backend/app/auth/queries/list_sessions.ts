import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import Session from '#auth/sessions/session'

const SHOWN_MAX = 100

/** The running sessions of a person, the last used first. */
export function listSessions(userId: string): Promise<Session[]> {
  return Session.query()
    .where('userId', userId)
    .where('expiresAt', '>', toInstant(now()))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
}
