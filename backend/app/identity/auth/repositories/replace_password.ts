import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import { queueMail } from '#core/mail/outbox'
import { authMail } from '#identity/auth/mails/auth_mail'
import { endAccess } from '#identity/auth/repositories/end_access'

interface NewPassword {
  passwordHash: string
  /** The session that is kept. */
  exceptSession?: string
}

/** Sets a password. Sessions and pending access end, and the user is notified by mail. */
export async function replacePassword(
  trx: TransactionClientContract,
  user: User,
  { passwordHash, exceptSession }: NewPassword,
): Promise<void> {
  await user.useTransaction(trx).merge({ passwordHash }).save()
  await endAccess(trx, user.id, { exceptSession })
  await queueMail(trx, user.email, authMail('changed', user))
}
