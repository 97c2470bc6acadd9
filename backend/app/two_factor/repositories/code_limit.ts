import env from '#start/env'
import { AppError } from '#core/errors/app_error'
import { addressKey } from '#core/rate_limit/address_key'
import { limitFailures } from '#core/rate_limit/durable_limit'

const { credentials: requests, window: duration } = env.limits

/**
 * Limits wrong codes per user: to be put around the transaction that checks one. An attempt counts before, so that
 * parallel attempts cannot exceed the limit, and is taken off again unless it ends with TWO_FACTOR_CODE_INVALID.
 */
export function limitCodes<T>(userId: string, useCode: () => Promise<T>): Promise<T> {
  return limitFailures([{ key: `two-factor:account:${userId}`, requests, duration }], useCode, isWrongCode)
}

const isWrongCode = (error: unknown) => error instanceof AppError && error.code === 'TWO_FACTOR_CODE_INVALID'

/** Limits failed two-factor challenges per client address, in the same way. */
export function limitChallenges<T>(address: string, complete: () => Promise<T>): Promise<T> {
  return limitFailures([{ key: `two-factor:address:${addressKey(address)}`, requests, duration }], complete)
}
