import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#users/public'
import { queueMail } from '#core/mail/outbox'
import { authMail } from '#auth/mails/auth_mail'
import { issueToken } from '#auth/repositories/one_time_tokens'

/** Queues a mail with a link that verifies the user's address. */
export async function sendVerification(trx: TransactionClientContract, user: User): Promise<void> {
  const token = await issueToken(trx, { userId: user.id, purpose: 'email_verification', payload: user.email })
  await queueMail(trx, user.email, authMail('verify', user, `/verify-email?token=${token}`))
}
