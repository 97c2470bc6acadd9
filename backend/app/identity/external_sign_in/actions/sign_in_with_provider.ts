import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { exchangePayload } from '#identity/auth/repositories/provider_sessions'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'
import { emailKey } from '#core/database/search/email_key'
import type User from '#identity/users/models/user'
import type { Language } from '#contract/core/rules/language'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { emailMissing } from '#identity/external_sign_in/errors'
import { findOrCreateUser } from '#identity/external_sign_in/repositories/find_or_create_user'
import {
  findIdentityUserId,
  identitiesOf,
  insertIdentity,
  type Identity,
} from '#identity/external_sign_in/repositories/identities'
import { issueJoinCode } from '#identity/external_sign_in/repositories/join_codes'
import { toExchangeCode } from '#identity/external_sign_in/rules/exchange_code'
import type { SignInOutcome } from '#identity/external_sign_in/rules/flow_purpose'

export interface SignInWithProviderInput extends Identity {
  /** Null unless the provider has verified it. */
  email: string | null
  name: string | null
  /** The session at the provider, hashed; null if it has told none. */
  session: string | null
  /** The language that the browser requests. */
  language: Language | null
  /** The token of an invitation or of an invite link that the flow started with. */
  invitation: string | null
}

/**
 * Finds or creates the account of a provider profile and returns an exchange code for it. An account to which another
 * person may have access is not linked; the result is then a join code (ADR 0029).
 */
export default class SignInWithProvider {
  async handle(input: SignInWithProviderInput): Promise<SignInOutcome> {
    try {
      return await signIn(input)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // A simultaneous sign-in has inserted the user or the identity, which can now be read.
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
  const { email, name, language, invitation } = input
  if (email === null) throw emailMissing()
  const user = await findOrCreateUser(trx, { email, name, language, invitation })
  if (await mayBeShared(trx, user)) {
    const { provider, subject, session } = input
    return { join: await issueJoinCode(trx, user.id, { provider, subject, email, session }) }
  }
  await insertIdentity(trx, { ...input, email, userId: user.id })
  return exchangeFor(trx, user.id, input)
}

/**
 * Whether a person without access to the mailbox may be able to sign in to an account: its address is unconfirmed, or
 * it has a password, or an identity with another address. An attacker may have signed up with another person's address,
 * to share the account with its owner later.
 */
async function mayBeShared(trx: TransactionClientContract, user: User): Promise<boolean> {
  if (user.emailVerifiedAt === null || user.passwordHash !== null) return true
  const identities = await identitiesOf(trx, user.id)
  return identities.some(({ email }) => email === null || emailKey(email) !== user.emailKey)
}

async function exchangeFor(
  trx: TransactionClientContract,
  userId: string,
  { provider, session }: SignInWithProviderInput,
): Promise<SignInOutcome> {
  const payload = exchangePayload({ provider, providerSession: session })
  const secret = await issueToken(trx, { userId, purpose: 'exchange_code', payload })
  return { token: toExchangeCode(secret) }
}
