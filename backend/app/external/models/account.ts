import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/rules/language'
import { emailKey, User } from '#accounts/public'
import { now } from '#core/clock'
import { accountExists } from '#external/errors'

/** A person whose address a provider has verified. */
interface Person {
  email: string
  name: string | null
  /** What their browser asks for. */
  language: Language | null
}

/**
 * The account with the address of this person, made where there is none. One whose address is not proved
 * may be a stranger's who waits for its owner, so it is not joined.
 */
export async function accountOf(
  trx: TransactionClientContract,
  { email, name, language }: Person,
): Promise<User> {
  const user = await User.findBy('emailKey', emailKey(email), { client: trx })
  if (user && !user.emailVerifiedAt) throw accountExists()
  if (user) return user
  const standing = { language, isAdmin: false, twoFaEnabled: false, avatarPath: null }
  return User.create(
    {
      name: name ?? email.slice(0, email.lastIndexOf('@')),
      email,
      emailKey: emailKey(email),
      emailVerifiedAt: now(),
      passwordHash: null,
      ...standing,
    },
    { client: trx },
  )
}
