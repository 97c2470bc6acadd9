import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { issueToken } from '#auth/public'
import type { Language } from '#contract/rules/language'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailMissing } from '#external_sign_in/errors'
import { findOrCreateUser } from '#external_sign_in/repositories/find_or_create_user'
import { findIdentityUserId, insertIdentity, type Identity } from '#external_sign_in/repositories/identities'
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
 * Finds or creates the account of a provider profile and returns an exchange code for it. An account whose address
 * nobody has confirmed is not linked: somebody may have signed up with a foreign address to get into the account later.
 * Its owner answers with a join code.
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
  if (user.emailVerifiedAt === null) {
    const { provider, subject } = input
    return { join: await issueJoinCode(trx, user.id, { provider, subject, email }) }
  }
  await insertIdentity(trx, { ...input, email, userId: user.id })
  return exchangeFor(trx, user.id, input)
}

async function exchangeFor(
  trx: TransactionClientContract,
  userId: string,
  { provider }: Identity,
): Promise<SignInOutcome> {
  const secret = await issueToken(trx, { userId, purpose: 'exchange_code', payload: provider })
  return { token: toExchangeCode(secret) }
}
