import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey, User } from '#users/public'
import { endPendingAccess, issueToken } from '#auth/public'
import { queueMail } from '#core/mail/outbox'
import { newEmailMail, oldEmailMail, usedEmailMail } from '#accounts/mails/email_change_mail'

/**
 * Asks the new address of a user to confirm it, and notifies the old one. Whether somebody else has the address shows in
 * the mail to its owner only: the user gets the same response.
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

/** Sets an unconfirmed address where no mail is sent that could confirm it, and notifies the old one. */
export async function setEmail(trx: TransactionClientContract, user: User, email: string): Promise<void> {
  await notifyOldAddress(trx, user, email)
  await user
    .useTransaction(trx)
    .merge({ email, emailKey: emailKey(email), emailVerifiedAt: null })
    .save()
  await endPendingAccess(trx, user.id)
}

/** With a link that cancels the change and signs out everywhere. */
async function notifyOldAddress(trx: TransactionClientContract, user: User, email: string): Promise<void> {
  const purpose = 'email_change_cancel'
  const token = await issueToken(trx, { userId: user.id, purpose, payload: user.email })
  await queueMail(trx, user.email, oldEmailMail(user, { email, path: `/cancel-email-change?token=${token}` }))
}
