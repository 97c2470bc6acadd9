import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { issueToken } from '#auth/public'
import { emailKey, type User } from '#users/public'
import type { Language } from '#contract/rules/language'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailMissing } from '#external_sign_in/errors'
import { findOrCreateUser } from '#external_sign_in/repositories/find_or_create_user'
import {
  findIdentityUserId,
  identitiesOf,
  insertIdentity,
  type Identity,
} from '#external_sign_in/repositories/identities'
import { issueJoinCode } from '#external_sign_in/repositories/join_codes'
import { toExchangeCode } from '#external_sign_in/rules/exchange_code'
import type { SignInOutcome } from '#external_sign_in/rules/return_url'

export interface SignInWithProviderInput extends Identity {
  /** Null unless the provider has verified it. */
  email: string | null
  name: string | null
  /** The language the browser asks for. */
  language: Language | null
}

/**
 * Finds or creates the account of a provider profile and returns an exchange code for it. An account that another person
 * may have a way into is not linked, but answered with a join code (ADR 0029).
 */
export default class SignInWithProvider {
  async handle(input: SignInWithProviderInput): Promise<SignInOutcome> {
    try {
      return await signIn(input)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // A simultaneous sign-in has inserted the user or the identity, which can be read now.
      return signIn(input)
    }
  }
}

function signIn(input: SignInWithProviderInput): Promise<SignInOutcome> {
  return inTransaction(async (trx) => {
    const known = await findIdentityUserId(trx, input)
    return known === null ? meet(trx, input) : exchangeFor(trx, known, input)
  })
}

/** The first sign-in with this identity. */
async function meet(trx: TransactionClientContract, input: SignInWithProviderInput): Promise<SignInOutcome> {
  const { email, name, language } = input
  if (email === null) throw emailMissing()
  const user = await findOrCreateUser(trx, { email, name, language })
  if (await mayBeShared(trx, user)) {
    const { provider, subject } = input
    return { join: await issueJoinCode(trx, user.id, { provider, subject, email }) }
  }
  await insertIdentity(trx, { ...input, email, userId: user.id })
  return exchangeFor(trx, user.id, input)
}

/**
 * Whether someone without the mailbox may have a way into an account: its address is unconfirmed, it has a password, or
 * an identity with another address. Who signed up with a foreign address waits in it for its owner.
 */
async function mayBeShared(trx: TransactionClientContract, user: User): Promise<boolean> {
  if (user.emailVerifiedAt === null || user.passwordHash !== null) return true
  const identities = await identitiesOf(trx, user.id)
  return identities.some(({ email }) => email === null || emailKey(email) !== user.emailKey)
}

async function exchangeFor(
  trx: TransactionClientContract,
  userId: string,
  { provider }: Identity,
): Promise<SignInOutcome> {
  const secret = await issueToken(trx, { userId, purpose: 'exchange_code', payload: provider })
  return { token: toExchangeCode(secret) }
}
