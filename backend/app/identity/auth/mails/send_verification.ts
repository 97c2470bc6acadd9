import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import { queueMail } from '#core/mail/outbox'
import { authMail } from '#identity/auth/mails/auth_mail'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'

/** Queues a mail with a link that verifies the user's address. */
export async function sendVerification(trx: TransactionClientContract, user: User): Promise<void> {
  const token = await issueToken(trx, { userId: user.id, purpose: 'email_verification', payload: user.email })
  await queueMail(trx, user.email, authMail('verify', user, `/verify-email?token=${token}`))
}
