import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import type { MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/outbox'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'
import { accountMail } from './account_mail.js'
import { AUTH_MAIL_TEXTS, type AuthMailTexts } from './auth_mail_texts.js'

/** A mail about signing in. `path` is the client path its button opens. */
export function authMail(kind: keyof AuthMailTexts, user: User, path?: string): MailContent {
  return accountMail({ user, textIn: (language) => AUTH_MAIL_TEXTS[language][kind], path })
}

/** Queues a mail with a link that verifies the user's address. */
export async function sendVerification(trx: TransactionClientContract, user: User): Promise<void> {
  const token = await issueToken(trx, { userId: user.id, purpose: 'email_verification', payload: user.email })
  await queueMail(trx, user.email, authMail('verify', user, `/verify-email?token=${token}`))
}

/** The client path of a reset link. */
export const resetPath = (token: string) => `/reset-password?token=${token}`
