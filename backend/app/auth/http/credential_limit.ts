import { emailKey } from '#users/public'
import env from '#start/env'
import { sha256 } from '#core/hashing/sha256'
import { addressKey } from '#core/rate_limit/address_key'
import { durableLimit } from '#core/rate_limit/durable_limit'

const { credentials: requests, window: duration } = env.limits

/** The account an attempt is for and the client address it comes from. */
export interface Attempt {
  email: string
  address: string
}

const counter = () => durableLimit({ requests, duration })
const addressKeyOf = ({ address }: Attempt) => `sign-in:address:${addressKey(address)}`
const accountKey = ({ email }: Attempt) => `sign-in:account:${sha256.base64url(emailKey(email))}`
const pairKey = (attempt: Attempt) => `${accountKey(attempt)}:${addressKey(attempt.address)}`

/** How many more failures an account may have from all addresses together than from one. */
const ACCOUNT_FACTOR = 10
const accountCounter = () => durableLimit({ requests: requests * ACCOUNT_FACTOR, duration })

interface SignInAttempt extends Attempt {
  isKnownDevice: boolean
}

/**
 * Limits failed sign-ins per client address, per account at one address, and, more slowly, per account at all addresses.
 * The last limit does not apply to a known device, so that guessing elsewhere does not lock the owner out. An attempt
 * counts before it runs, so that parallel attempts cannot exceed a limit, and is taken off again when it succeeds.
 */
export async function limitSignIn<T>(attempt: SignInAttempt, signIn: () => Promise<T>): Promise<T> {
  await counter().consume(addressKeyOf(attempt))
  await counter().consume(pairKey(attempt))
  if (!attempt.isKnownDevice) await accountCounter().consume(accountKey(attempt))
  const result = await signIn()
  await counter().decrement(addressKeyOf(attempt))
  await counter().delete(pairKey(attempt))
  if (!attempt.isKnownDevice) await accountCounter().decrement(accountKey(attempt))
  return result
}

/** The recipient of a mail, and who causes it. */
export interface MailAttempt extends Attempt {
  /** Null for a request without a session. */
  userId?: string | null
}

/**
 * Limits the mails that requests cause per client address, user and recipient. Refused requests count too, so that
 * nobody can flood a mailbox or probe which addresses have accounts.
 */
export async function limitMail(attempt: MailAttempt): Promise<void> {
  for (const key of mailKeys(attempt)) await counter().consume(key)
}

/** The counters of a mail. */
export function mailKeys({ email, address, userId = null }: MailAttempt): string[] {
  const causer = userId === null ? [] : [`mail:user:${userId}`]
  const recipient = `mail:account:${sha256.base64url(emailKey(email))}`
  return [`mail:address:${addressKey(address)}`, ...causer, recipient]
}

/** Limits attempts to redeem a mailed token, per client address. */
export async function limitRedemptions(address: string): Promise<void> {
  await counter().consume(`redeem:address:${addressKey(address)}`)
}

/** Limits failed exchanges of desktop codes per client address, like sign-ins. */
export async function limitDesktopTokens<T>(address: string, exchange: () => Promise<T>): Promise<T> {
  const key = `desktop-tokens:address:${addressKey(address)}`
  await counter().consume(key)
  const result = await exchange()
  await counter().decrement(key)
  return result
}
