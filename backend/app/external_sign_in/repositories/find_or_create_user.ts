import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/rules/language'
import { insertUser, User } from '#users/public'
import { now } from '#core/clock'

/** A provider profile whose address is verified. */
interface VerifiedProfile {
  email: string
  name: string | null
  /** The language the browser asks for. */
  language: Language | null
}

/** Finds the user with the address of a provider profile, or creates one. The one that is found may be unverified. */
export async function findOrCreateUser(
  trx: TransactionClientContract,
  { email, name, language }: VerifiedProfile,
): Promise<User> {
  const user = await User.findByEmail(email, trx)
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
