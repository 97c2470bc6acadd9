import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/rules/language'
import { insertUser, User } from '#users/public'
import { now } from '#core/clock'
import { accountExists } from '#external_sign_in/errors'

/** A provider profile whose address is verified. */
interface VerifiedProfile {
  email: string
  name: string | null
  /** The language the browser asks for. */
  language: Language | null
}

/**
 * Finds the user with the address of a provider profile, or creates one. EXTERNAL_ACCOUNT_EXISTS for a user whose
 * own address is unverified: somebody else may have signed up with it to take over the account.
 */
export async function findOrCreateUser(
  trx: TransactionClientContract,
  { email, name, language }: VerifiedProfile,
): Promise<User> {
  const user = await User.findByEmail(email, trx)
  if (user && !user.emailVerifiedAt) throw accountExists()
  if (user) return user
  const nameOfAddress = email.slice(0, email.lastIndexOf('@'))
  return insertUser(trx, {
    name: name ?? nameOfAddress,
    email,
    passwordHash: null,
    language,
    emailVerifiedAt: now(),
  })
}
