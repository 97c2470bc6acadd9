import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/core/rules/language'
import { insertUser } from '#identity/users/repositories/insert_user'
import User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'

/** A provider profile whose address is verified. */
interface VerifiedProfile {
  email: string
  name: string | null
  /** The language that the browser requests. */
  language: Language | null
  /** The token of an invitation or of an invite link. */
  invitation: string | null
}

/**
 * Finds the user with the address of a provider profile, or creates one. The address of an existing user may be
 * unverified.
 */
export async function findOrCreateUser(
  trx: TransactionClientContract,
  { email, name, language, invitation }: VerifiedProfile,
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
    by: { way: 'external', invitation },
  })
}
