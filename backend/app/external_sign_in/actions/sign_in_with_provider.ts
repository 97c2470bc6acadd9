import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { issueToken } from '#auth/public'
import type { Language } from '#contract/rules/language'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailMissing } from '#external_sign_in/errors'
import { findOrCreateUser } from '#external_sign_in/repositories/find_or_create_user'
import { findIdentityUserId, insertIdentity, type Identity } from '#external_sign_in/repositories/identities'
import { toExchangeCode } from '#external_sign_in/rules/exchange_code'

export interface SignInWithProviderInput extends Identity {
  /** Null unless the provider has verified it. */
  email: string | null
  name: string | null
  /** The language the browser asks for. */
  language: Language | null
}

/** Finds or creates the account of a provider profile and returns an exchange code for it. */
export default class SignInWithProvider {
  async handle(input: SignInWithProviderInput): Promise<string> {
    try {
      return await signIn(input)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // A simultaneous sign-in has inserted the user or the identity, which can be read now.
      return signIn(input)
    }
  }
}

function signIn(input: SignInWithProviderInput): Promise<string> {
  return inTransaction(async (trx) => {
    const userId = (await findIdentityUserId(trx, input)) ?? (await linkIdentity(trx, input))
    return toExchangeCode(
      await issueToken(trx, { userId, purpose: 'exchange_code', payload: input.provider }),
    )
  })
}

async function linkIdentity(trx: TransactionClientContract, input: SignInWithProviderInput): Promise<string> {
  const { email, name, language } = input
  if (email === null) throw emailMissing()
  const { id } = await findOrCreateUser(trx, { email, name, language })
  await insertIdentity(trx, { ...input, email, userId: id })
  return id
}
