import hash from '@adonisjs/core/services/hash'
import type User from '#identity/users/models/user'
import { AppError } from '#core/http/errors/app_error'
import { countRequest, resetLimits } from '#core/http/rate_limit/durable_limit'
import { limitOf } from '#core/http/rate_limit/limit_of'
import { LIMITS } from '#identity/auth/rules/limits'
import { isRecentlySignedIn, reauthenticatedUntil } from '#identity/auth/queries/reauthenticated_until'

export interface Reauthentication {
  user: User
  /** Required for users with a password. */
  password?: string
  sessionId: string
}

/**
 * Verifies the user's identity before a change that a stolen session alone must not allow: by the password or, for
 * users without one, by a sign-in at a provider in the last ten minutes. Password attempts are limited. Throws
 * REAUTHENTICATION_REQUIRED or INVALID_PASSWORD.
 */
export async function requireReauthentication(proof: Reauthentication): Promise<void> {
  const { user, password, sessionId } = proof
  if (user.passwordHash !== null && password !== undefined) return requirePassword(user, password)
  const isRecent = user.passwordHash === null && (await reauthenticatedUntil(sessionId)) !== null
  if (!isRecent) throw new AppError('REAUTHENTICATION_REQUIRED')
}

/**
 * The same for a change that needs no password in the first ten minutes of a session. Throws REAUTHENTICATION_REQUIRED
 * or INVALID_PASSWORD.
 */
export async function requireRecentSignIn(proof: Reauthentication): Promise<void> {
  const { user, password, sessionId } = proof
  const needsProof = password !== undefined || user.passwordHash === null
  if (!needsProof && (await isRecentlySignedIn(sessionId))) return
  await requireReauthentication(proof)
}

/** Checks a password, with limited attempts per user. Throws INVALID_PASSWORD. */
export async function requirePassword(
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  password: string,
): Promise<void> {
  const limits = [limitOf(LIMITS.passwordOfSession, id)]
  await countRequest(limits)
  if (passwordHash === null || !(await hash.verify(passwordHash, password)))
    throw new AppError('INVALID_PASSWORD')
  await resetLimits(limits)
}
