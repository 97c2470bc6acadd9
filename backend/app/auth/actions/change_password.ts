import hash from '@adonisjs/core/services/hash'
import type { User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import { requirePassword } from '#auth/passwords/require_password'
import { replacePassword } from '#auth/passwords/replace_password'

interface Change {
  user: User
  currentPassword?: string
  password: string
  sessionId: string
}

/** Sets another password, or a first one for somebody who signs in elsewhere. Their other sessions end. */
export default class ChangePassword {
  async handle({ user, currentPassword, password, sessionId }: Change): Promise<void> {
    await requirePassword(user, currentPassword)
    const passwordHash = await hash.make(password)
    await inTransaction((trx) => replacePassword(trx, user, { passwordHash, sparing: sessionId }))
  }
}
