import { addressLimits, limitOf } from '#auth/public'
import { AppError } from '#core/errors/app_error'
import { limitFailures } from '#core/rate_limit/durable_limit'

/**
 * Limits wrong codes per user: to be put around the transaction that checks one. An attempt counts before, so that
 * parallel attempts cannot exceed the limit, and is taken off again unless it ends with TWO_FACTOR_CODE_INVALID.
 */
export function limitCodes<T>(userId: string, useCode: () => Promise<T>): Promise<T> {
  return limitFailures([limitOf('codeOfAccount', userId)], useCode, isWrongCode)
}

const isWrongCode = (error: unknown) => error instanceof AppError && error.code === 'TWO_FACTOR_CODE_INVALID'

/** Limits failed two-factor challenges per client address, in the same way. */
export function limitChallenges<T>(address: string, complete: () => Promise<T>): Promise<T> {
  return limitFailures(addressLimits('challengeAtAddress', address), complete)
}
