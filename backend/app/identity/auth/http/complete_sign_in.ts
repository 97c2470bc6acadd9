import type { HttpContext } from '@adonisjs/core/http'
import type { SignInMethod, SignInResult } from '#contract/identity/data/session'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import { openSession } from '#identity/auth/repositories/sessions'
import { forNewSession } from '#identity/auth/transformers/session_transformer'
import { requireEnabled } from '#identity/auth/errors'
import { createPendingSignIn } from '#identity/auth/repositories/pending_sign_ins'
import type { SignInContext } from '#identity/auth/rules/sign_in_context'

const AGENT_MAX = 400

/** The sign-in context of a request. */
export function signInContextOf(
  { request }: HttpContext,
  method: SignInMethod,
  providerSession: string | null = null,
): SignInContext {
  const agent = request.header('user-agent')?.slice(0, AGENT_MAX) ?? null
  return { method, providerSession, agent, address: request.ip() }
}

const MESSAGE = 'Enter the code of your authenticator app.'

/** The last step of every sign-in method: opens a session, or creates a pending sign-in if two-factor is on. */
export async function completeSignIn(
  user: User,
  context: SignInContext,
  trx?: TransactionClientContract,
): Promise<SignInResult> {
  requireEnabled(user)
  if (!user.twoFaEnabled) return forNewSession(user, await openSession(user.id, context, trx))
  await createPendingSignIn({ userId: user.id, context }, trx)
  return { requires2FA: true, userId: user.id, message: MESSAGE }
}
