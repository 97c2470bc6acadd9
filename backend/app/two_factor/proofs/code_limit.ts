import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import { addressKey } from '#core/rate_limit/address_key'

const { credentials: requests, window: duration } = env.limits

const counter = () => limiter.use({ requests, duration })

/**
 * Counts wrong codes of a person. A try is counted before the code is looked at,
 * so that tries in parallel cannot pass together, and taken back when it was right.
 */
export async function limitCodes(userId: string, isRight: () => Promise<boolean>): Promise<boolean> {
  const key = `two-factor:account:${userId}`
  await counter().consume(key)
  const right = await isRight()
  if (right) await counter().decrement(key)
  return right
}

/** Counts failed second halves of a sign-in per address, in the same way. */
export async function limitChallenges<T>(address: string, complete: () => Promise<T>): Promise<T> {
  const key = `two-factor:address:${addressKey(address)}`
  await counter().consume(key)
  const result = await complete()
  await counter().decrement(key)
  return result
}
