import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/core/rules/language'
import User from '#identity/users/models/user'
import { emailKey } from '#core/database/search/email_key'
import { requireSetUp } from '#identity/users/repositories/administrators'

interface NewUser {
  name: string
  email: string
  passwordHash: string | null
  language: Language | null
  emailVerifiedAt: Date | null
  isAdmin?: boolean
}

/**
 * Inserts a user; throws SETUP_REQUIRED unless there is an administrator, or the user is one. The unique index on
 * `email_key` decides between simultaneous sign-ups.
 */
export async function insertUser(
  trx: TransactionClientContract,
  { isAdmin = false, ...user }: NewUser,
): Promise<User> {
  if (!isAdmin) await requireSetUp(trx)
  return User.create(
    { ...user, isAdmin, emailKey: emailKey(user.email), twoFaEnabled: false, avatarPath: null },
    { client: trx },
  )
}
