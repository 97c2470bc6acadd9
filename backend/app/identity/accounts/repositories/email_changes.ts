import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { emailKey } from '#core/database/search/email_key'
import { now } from '#core/runtime/clock'
import User from '#identity/users/models/user'
import { endPendingAccess } from '#identity/auth/repositories/end_access'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'
import { queueMail } from '#core/mail/outbox'
import { newEmailMail, oldEmailMail, usedEmailMail } from '#identity/accounts/mails/email_change_mail'

/**
 * Sends a confirmation link to the new address of a user, and notifies the old one. If the new address belongs to
 * another account, only its owner learns of that, by mail: the response to the user is the same.
 */
export async function requestEmailChange(
  trx: TransactionClientContract,
  user: User,
  email: string,
): Promise<void> {
  await notifyOldAddress(trx, user, email)
  const token = await issueToken(trx, { userId: user.id, purpose: 'email_change', payload: email })
  const owner = await User.findByEmail(email, trx)
  const mail = owner ? usedEmailMail(owner) : newEmailMail(user, `/verify-email?token=${token}`)
  await queueMail(trx, owner?.email ?? email, mail)
}

/** Sets an unconfirmed address where no confirmation can be mailed, and notifies the old one. */
export async function setEmail(trx: TransactionClientContract, user: User, email: string): Promise<void> {
  await notifyOldAddress(trx, user, email)
  await user
    .useTransaction(trx)
    .merge({ email, emailKey: emailKey(email), emailVerifiedAt: null })
    .save()
  await endPendingAccess(trx, user.id)
}

/** The mail has a link that cancels the change and ends all sessions. */
async function notifyOldAddress(trx: TransactionClientContract, user: User, email: string): Promise<void> {
  const purpose = 'email_change_cancel'
  const token = await issueToken(trx, { userId: user.id, purpose, payload: user.email })
  await queueMail(trx, user.email, oldEmailMail(user, { email, path: `/cancel-email-change?token=${token}` }))
}

/** The unconfirmed new address of a user; null if there is none. */
export async function pendingEmailOf(userId: string): Promise<string | null> {
  const token: { payload: string } | null = await db
    .from('one_time_tokens')
    .where({ user_id: userId, purpose: 'email_change' })
    .where('expires_at', '>', toInstant(now()))
    .select('payload')
    .first()
  return token?.payload ?? null
}
