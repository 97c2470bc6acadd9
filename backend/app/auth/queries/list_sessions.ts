import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { pageOf } from '#core/database/page_of'
import type { PageRequest } from '#core/pagination'
import Session from '#auth/models/session'

/** All active sessions of a user, last used first. */
export function listSessions(userId: string): Promise<Session[]> {
  return sessionsOf(userId).exec()
}

/** A page of them. */
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
