import { addressLimits, limitOf } from '#core/http/rate_limit/limit_of'
import { LIMITS } from '#identity/auth/rules/limits'
import { AppError } from '#core/http/errors/app_error'
import { limitFailures } from '#core/http/rate_limit/durable_limit'

/**
 * Limits wrong codes per user. Wraps the transaction that checks a code. An attempt is counted first, so that parallel
 * attempts cannot exceed the limit, and uncounted unless it ends with TWO_FACTOR_CODE_INVALID.
 */
export function limitCodes<T>(userId: string, useCode: () => Promise<T>): Promise<T> {
  return limitFailures([limitOf(LIMITS.codeOfAccount, userId)], useCode, isWrongCode)
}

const isWrongCode = (error: unknown) => error instanceof AppError && error.code === 'TWO_FACTOR_CODE_INVALID'

/** Limits failed two-factor challenges per client address, in the same way. */
export function limitChallenges<T>(address: string, complete: () => Promise<T>): Promise<T> {
  return limitFailures(addressLimits(LIMITS.challengeAtAddress, address), complete)
}
