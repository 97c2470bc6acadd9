import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { NewSession, SessionStatus } from '#contract/data/session'
import { forSelf, type User } from '#accounts/public'

/** A session that has just been opened; its token is told this once. */
export function forNewSession(user: User, token: AccessToken): NewSession {
  return { token: token.value!.release(), user: forSelf(user) }
}

/** A running session. */
export function forStatus(user: User): SessionStatus {
  return { user: forSelf(user) }
}
