import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#contract/core/rules/language'
import User from '#identity/users/models/user'
import { emailKey } from '#core/database/search/email_key'
import type { SignUpWay } from '#contract/identity/rules/sign_up'
import { requireSignUp } from '#identity/installation/repositories/require_sign_up'
import { requireSetUp } from '#identity/users/repositories/administrators'

/**
 * How the account is made. The operator of the installation may always make one, and so may the directory that an
 * administrator has connected.
 */
export type SignUpBy = { way: SignUpWay; invitation: string | null } | 'operator' | 'directory'

interface NewUser {
  by: SignUpBy
  name: string
  email: string
  passwordHash: string | null
  language: Language | null
  emailVerifiedAt: Date | null
  isAdmin?: boolean
}

/**
 * Inserts a user; throws SETUP_REQUIRED unless there is an administrator, or the user is one, and SIGN_UP_… when the
 * settings of the installation refuse the account. The unique index on `email_key` decides between simultaneous sign-ups.
 */
export async function insertUser(
  trx: TransactionClientContract,
  { by, isAdmin = false, ...user }: NewUser,
): Promise<User> {
  if (!isAdmin) await requireSetUp(trx)
  if (typeof by === 'object') await requireSignUp(trx, { ...by, email: user.email })
  return User.create(
    { ...user, isAdmin, emailKey: emailKey(user.email), twoFaEnabled: false, avatarPath: null },
    { client: trx },
  )
}
