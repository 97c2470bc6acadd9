import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#users/public'
import { queueMail } from '#core/mail/outbox'
import { deletePendingSignIns } from '#auth/repositories/pending_sign_ins'
import { authMail } from '#auth/mails/auth_mail'
import { endSessions } from '#auth/repositories/sessions'
import { deleteTokens } from '#auth/repositories/one_time_tokens'

interface NewPassword {
  passwordHash: string
  /** The session that stays open. */
  exceptSession?: string
}

/** Sets a password. Sessions, pending sign-ins and reset links end, and the user is notified by mail. */
export async function replacePassword(
  trx: TransactionClientContract,
  user: User,
  { passwordHash, exceptSession }: NewPassword,
): Promise<void> {
  await user.useTransaction(trx).merge({ passwordHash }).save()
  await endSessions(user.id, { except: exceptSession }, trx)
  await deletePendingSignIns(trx, user.id)
  await deleteTokens(trx, user.id, 'password_reset')
  await queueMail(trx, user.email, authMail('changed', user))
}
