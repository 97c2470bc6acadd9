import type { AccessToken } from '@adonisjs/auth/access_tokens'
import bowser from 'bowser'
import type { NewSession, RunningSession, SessionStatus } from '#contract/identity/data/session'
import { forSelf } from '#identity/users/transformers/user_transformer'
import type Session from '#identity/auth/models/session'
import type User from '#identity/users/models/user'

/** A new session, with its token. */
export function forNewSession(user: User, token: AccessToken): NewSession {
  return { token: token.value!.release(), user: forSelf(user) }
}

/** The current session. */
export function forStatus(user: User): SessionStatus {
  return { user: forSelf(user) }
}

/** A session, as its owner sees it. */
export function forOwner(session: Session, currentId: string): RunningSession {
  const client = session.agent ? bowser.parse(session.agent) : null
  return {
    id: session.id,
    current: session.id === currentId,
    method: session.method,
    device: session.device,
    browser: client?.browser.name || null,
    system: client?.os.name || null,
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }
}
