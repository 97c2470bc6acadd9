import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#users/public'
import env from '#start/env'
import { inTransaction } from '#core/database/transaction'
import { sha256 } from '#core/hashing/sha256'
import { addressKey } from '#core/rate_limit/address_key'
import {
  countRequest,
  limitFailures,
  releaseRequest,
  type DurableLimit,
} from '#core/rate_limit/durable_limit'

const { credentials: requests, window: duration } = env.limits

/** The account an attempt is for and the client address it comes from. */
export interface Attempt {
  email: string
  address: string
}

const limitOf = (key: string) => ({ key, requests, duration })
const accountKey = ({ email }: Attempt) => `sign-in:account:${sha256.base64url(emailKey(email))}`

/** How many more failures an account may have from all addresses together than from one. */
const ACCOUNT_FACTOR = 10

interface SignInAttempt extends Attempt {
  isKnownDevice: boolean
}

interface SignInSteps<User, Result> {
  checkPassword: () => Promise<User>
  complete: (user: User, trx: TransactionClientContract) => Promise<Result>
}

/**
 * Limits failed sign-ins per client address, per account at one address, and, more slowly, per account at all addresses.
 * The last limit does not apply to a known device, so that guessing elsewhere does not lock the owner out. An attempt
 * counts before it runs, so that parallel attempts cannot exceed a limit, and is taken off again in the transaction that
 * completes it.
 */
export async function limitSignIn<User, Result>(
  attempt: SignInAttempt,
  { checkPassword, complete }: SignInSteps<User, Result>,
): Promise<Result> {
  const account = accountKey(attempt)
  const ofAddress = limitOf(`sign-in:address:${addressKey(attempt.address)}`)
  const ofPair = limitOf(`${account}:${addressKey(attempt.address)}`)
  const ofAccount = attempt.isKnownDevice
    ? []
    : [{ key: account, requests: requests * ACCOUNT_FACTOR, duration }]
  await countRequest([ofAddress, ofPair, ...ofAccount])
  const user = await checkPassword()
  return inTransaction(async (trx) => {
    await releaseRequest(trx, { counted: [ofAddress, ...ofAccount], reset: [ofPair] })
    return complete(user, trx)
  })
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
  await countRequest(mailLimits(attempt))
}

/** The limits of a mail. */
export function mailLimits({ email, address, userId = null }: MailAttempt): DurableLimit[] {
  const causer = userId === null ? [] : [`mail:user:${userId}`]
  const recipient = `mail:account:${sha256.base64url(emailKey(email))}`
  return [`mail:address:${addressKey(address)}`, ...causer, recipient].map(limitOf)
}

/** Limits attempts to redeem a mailed token, per client address. */
export async function limitRedemptions(address: string): Promise<void> {
  await countRequest([limitOf(`redeem:address:${addressKey(address)}`)])
}

/** Limits failed exchanges of desktop codes per client address, like sign-ins. */
export function limitDesktopTokens<T>(address: string, exchange: () => Promise<T>): Promise<T> {
  return limitFailures([limitOf(`desktop-tokens:address:${addressKey(address)}`)], exchange)
}
