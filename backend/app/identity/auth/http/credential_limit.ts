import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey } from '#core/database/search/email_key'
import RedeemCaptcha from '#identity/captcha/actions/redeem_captcha'
import { inTransaction } from '#core/database/transactions/transaction'
import { sha256 } from '#core/runtime/hashing/sha256'
import { addressKey } from '#core/http/origin/client_address'
import {
  countRequest,
  limitFailures,
  releaseRequest,
  type DurableLimit,
} from '#core/http/rate_limit/durable_limit'
import { addressLimits, limitOf } from '#core/http/rate_limit/limit_of'
import { LIMITS } from '#identity/auth/rules/limits'

/** The account and the client address of an attempt. */
export interface Attempt {
  email: string
  address: string
}

const accountOf = ({ email }: Attempt) => sha256.base64url(emailKey(email))

interface SignInAttempt extends Attempt {
  isKnownDevice: boolean
  /** The token of a captcha, if the server has required one. */
  captcha?: string
}

interface SignInSteps<User, Result> {
  checkPassword: () => Promise<User>
  complete: (user: User, trx: TransactionClientContract) => Promise<Result>
}

/**
 * Limits failed sign-ins per client address, per account at one address, and, with a higher limit, per account at all
 * addresses. A known device has its own limit, so that attackers elsewhere, or colleagues at the same address, cannot
 * lock the owner out. An attempt is counted before it runs, so that parallel attempts cannot exceed a limit, and is
 * uncounted in the transaction that completes it. Throws CAPTCHA_REQUIRED before a limit is finally reached.
 */
export async function limitSignIn<User, Result>(
  attempt: SignInAttempt,
  { checkPassword, complete }: SignInSteps<User, Result>,
): Promise<Result> {
  const { counted, reset } = signInLimits(attempt)
  const isProven = attempt.captcha !== undefined
  if (isProven) await new RedeemCaptcha().handle(attempt.captcha!, 'sign_in')
  await countRequest([...counted, ...reset], { isProven })
  const user = await checkPassword()
  return inTransaction(async (trx) => {
    await releaseRequest(trx, { counted, reset })
    return complete(user, trx)
  })
}

/** The limits from which a successful sign-in is uncounted, and those that it resets. */
function signInLimits(attempt: SignInAttempt) {
  const { address, isKnownDevice } = attempt
  const account = accountOf(attempt)
  const there = `${account}:${addressKey(address)}`
  if (isKnownDevice) return { counted: [], reset: [limitOf(LIMITS.signInOfKnownDevice, there)] }
  return {
    counted: [...addressLimits(LIMITS.signInAtAddress, address), limitOf(LIMITS.signInOfAccount, account)],
    reset: [limitOf(LIMITS.signInOfAccountThere, there)],
  }
}

/** The recipient of a mail, and the client that causes it. */
export interface MailAttempt extends Attempt {
  /** Null for a request without a session. */
  userId?: string | null
}

/**
 * Limits the mails that requests cause per client address, user and recipient. Refused requests count too, so that
 * mailboxes cannot be flooded, nor addresses probed for accounts.
 */
export async function limitMail(attempt: MailAttempt): Promise<void> {
  await countRequest(mailLimits(attempt))
}

/** The limits of a mail. */
export function mailLimits({ email, address, userId = null }: MailAttempt): DurableLimit[] {
  const causer = userId === null ? [] : [limitOf(LIMITS.mailOfUser, userId)]
  return [...addressLimits(LIMITS.mailAtAddress, address), ...causer, recipientLimit(email)]
}

/** The limit of all mails to one recipient. */
export const recipientLimit = (email: string): DurableLimit =>
  limitOf(LIMITS.mailToRecipient, sha256.base64url(emailKey(email)))

/** Limits attempts to redeem a mailed token, per client address. */
export async function limitRedemptions(address: string): Promise<void> {
  await countRequest(addressLimits(LIMITS.redemptionAtAddress, address))
}

/** Limits failed exchanges of desktop codes per client address, in the same way as sign-ins. */
export function limitDesktopTokens<T>(address: string, exchange: () => Promise<T>): Promise<T> {
  return limitFailures(addressLimits(LIMITS.desktopTokenAtAddress, address), exchange)
}
