import limiter from '@adonisjs/limiter/services/main'
import { createHash } from 'node:crypto'
import { emailKey } from '#accounts/public'
import env from '#start/env'
import { addressKey } from '#core/rate_limit/address_key'

const { credentials: requests, window: duration } = env.limits

/** Who tries: the account that is meant and the address it is tried from. */
export interface Attempt {
  email: string
  address: string
}

const counter = () => limiter.use({ requests, duration })
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const accountOf = ({ email }: Attempt) => `sign-in:account:${digest(emailKey(email))}`
const addressOf = ({ address }: Attempt) => `sign-in:address:${addressKey(address)}`

/**
 * Counts failed sign-ins per account and per address. A try is counted before it is made,
 * so that tries in parallel cannot pass together, and taken back when it was right.
 */
export async function limitSignIn<T>(attempt: Attempt, signIn: () => Promise<T>): Promise<T> {
  await counter().consume(addressOf(attempt))
  await counter().consume(accountOf(attempt))
  const result = await signIn()
  await counter().decrement(addressOf(attempt))
  await counter().delete(accountOf(attempt))
  return result
}

/** Counts registrations per address. */
export async function limitSignUp(address: string): Promise<void> {
  await counter().consume(`sign-up:address:${addressKey(address)}`)
}

/** Counts mails somebody lets us send, per recipient and per address. */
export async function limitMail(attempt: Attempt): Promise<void> {
  await counter().consume(`mail:address:${addressKey(attempt.address)}`)
  await counter().consume(`mail:account:${digest(emailKey(attempt.email))}`)
}

/** Counts tries to redeem what a mail held, per address. */
export async function limitReset(address: string): Promise<void> {
  await counter().consume(`redeem:address:${addressKey(address)}`)
}

/** Counts codes a person has made for a desktop client. */
export async function limitDesktopCodes(userId: string): Promise<void> {
  await counter().consume(`desktop-codes:account:${userId}`)
}

/** Counts failed exchanges of such codes per address, in the same way as sign-ins. */
export async function limitDesktopTokens<T>(address: string, exchange: () => Promise<T>): Promise<T> {
  const key = `desktop-tokens:address:${addressKey(address)}`
  await counter().consume(key)
  const result = await exchange()
  await counter().decrement(key)
  return result
}
