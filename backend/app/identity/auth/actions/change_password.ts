import hash from '@adonisjs/core/services/hash'
import type User from '#identity/users/models/user'
import { inTransaction } from '#core/database/transactions/transaction'
import { requirePasswordSignIn } from '#identity/installation/repositories/password_sign_in'
import { requireReauthentication } from '#identity/auth/repositories/require_reauthentication'
import { requireImpersonalPassword } from '#identity/auth/rules/personal_password'
import { replacePassword } from '#identity/auth/repositories/replace_password'

interface ChangePasswordInput {
  user: User
  currentPassword?: string
  password: string
  sessionId: string
}

/** Changes a password, or sets a first one for a user who only signs in externally. The user's other sessions end. */
export default class ChangePassword {
  async handle({ user, currentPassword, password, sessionId }: ChangePasswordInput): Promise<void> {
    await requirePasswordSignIn()
    await requireReauthentication({ user, password: currentPassword, sessionId })
    requireImpersonalPassword(password, user)
    const passwordHash = await hash.make(password)
    await inTransaction((trx) => replacePassword(trx, user, { passwordHash, exceptSession: sessionId }))
  }
}
