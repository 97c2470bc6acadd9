import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#users/public'
import { queueMail } from '#core/mail/outbox'
import { authMail } from '#auth/mails/auth_mail'
import { endAccess } from '#auth/repositories/end_access'

interface NewPassword {
  passwordHash: string
  /** The session that stays open. */
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
