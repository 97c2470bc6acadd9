import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { NewSession, SessionStatus } from '#contract/identity/data/session'
import { forSelf } from '#identity/users/transformers/user_transformer'
import type User from '#identity/users/models/user'

/** A new session, with its token. */
export function forNewSession(user: User, token: AccessToken): NewSession {
  return { token: token.value!.release(), user: forSelf(user) }
}

/** The current session. */
export function forStatus(user: User): SessionStatus {
  return { user: forSelf(user) }
}
