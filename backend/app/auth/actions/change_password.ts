import hash from '@adonisjs/core/services/hash'
import type { User } from '#users/public'
import { inTransaction } from '#core/database/transaction'
import { requireReauthentication } from '#auth/repositories/require_reauthentication'
import { requireImpersonalPassword } from '#auth/rules/personal_password'
import { replacePassword } from '#auth/repositories/replace_password'

interface ChangePasswordInput {
  user: User
  currentPassword?: string
  password: string
  sessionId: string
}

/** Changes a password, or sets a first one for a user who only signs in externally. The user's other sessions end. */
export default class ChangePassword {
  async handle({ user, currentPassword, password, sessionId }: ChangePasswordInput): Promise<void> {
    await requireReauthentication({ user, password: currentPassword, sessionId })
    requireImpersonalPassword(password, user)
    const passwordHash = await hash.make(password)
    await inTransaction((trx) => replacePassword(trx, user, { passwordHash, exceptSession: sessionId }))
  }
}
