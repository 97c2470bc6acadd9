import type { SignInAnswer } from '#contract/data/session'
import type { User } from '#accounts/public'
import { openSession } from '#auth/sessions/session_store'
import { forNewSession } from '#auth/transformers/session_transformer'
import { beginPendingSignIn } from './pending_sign_in.js'
import type { Visit } from './visit.js'

const MESSAGE = 'Enter the code of your authenticator app.'

/**
 * Where every way in ends: a session, or, for a person with two-factor on, a pending sign-in
 * that only a code completes.
 */
export async function admit(user: User, visit: Visit): Promise<SignInAnswer> {
  if (!user.twoFaEnabled) return forNewSession(user, await openSession(user.id, visit))
  await beginPendingSignIn({ userId: user.id, visit })
  return { requires2FA: true, userId: user.id, message: MESSAGE }
}
