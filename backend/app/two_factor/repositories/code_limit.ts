import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import { addressKey } from '#core/rate_limit/address_key'

const { credentials: requests, window: duration } = env.limits

const counter = () => limiter.use({ requests, duration })

/**
 * Limits wrong codes per user. An attempt counts before the code is checked, so that parallel attempts
 * cannot exceed the limit, and is taken off again when the code is right.
 */
export async function limitCodes(userId: string, check: () => Promise<boolean>): Promise<boolean> {
  const key = `two-factor:account:${userId}`
  await counter().consume(key)
  const right = await check()
  if (right) await counter().decrement(key)
  return right
}

/** Limits failed two-factor challenges per client address, in the same way. */
export async function limitChallenges<T>(address: string, complete: () => Promise<T>): Promise<T> {
  const key = `two-factor:address:${addressKey(address)}`
  await counter().consume(key)
  const result = await complete()
  await counter().decrement(key)
  return result
}
