import env from '#start/env'
import { AppError } from '#core/errors/app_error'
import { addressKey } from '#core/rate_limit/address_key'
import { durableLimit } from '#core/rate_limit/durable_limit'

const { credentials: requests, window: duration } = env.limits

const counter = () => durableLimit({ requests, duration })

/**
 * Limits wrong codes per user: to be put around the transaction that checks one. An attempt counts before, so that
 * parallel attempts cannot exceed the limit, and is taken off again unless it ends with TWO_FACTOR_CODE_INVALID.
 */
export async function limitCodes<T>(userId: string, useCode: () => Promise<T>): Promise<T> {
  const key = `two-factor:account:${userId}`
  await counter().consume(key)
  let isWrong = false
  try {
    return await useCode()
  } catch (error) {
    isWrong = error instanceof AppError && error.code === 'TWO_FACTOR_CODE_INVALID'
    throw error
  } finally {
    if (!isWrong) await counter().decrement(key)
  }
}

/** Limits failed two-factor challenges per client address, in the same way. */
export async function limitChallenges<T>(address: string, complete: () => Promise<T>): Promise<T> {
  const key = `two-factor:address:${addressKey(address)}`
  await counter().consume(key)
  const result = await complete()
  await counter().decrement(key)
  return result
}
