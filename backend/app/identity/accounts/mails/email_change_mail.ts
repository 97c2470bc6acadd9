import type User from '#identity/users/models/user'
import { accountMail } from '#identity/auth/mails/account_mail'
import type { MailContent } from '#core/mail/mail'
import { EMAIL_CHANGE_MAIL_TEXTS } from './email_change_mail_texts.js'

/** Asks the new address to confirm a change, by a link to `path`. */
export function newEmailMail(user: User, path: string): MailContent {
  return accountMail({ user, textIn: (language) => EMAIL_CHANGE_MAIL_TEXTS[language].newEmail, path })
}

/** Tells the owner of an address that a request tried to use it for another account. */
export function usedEmailMail(owner: User): MailContent {
  return accountMail({ user: owner, textIn: (language) => EMAIL_CHANGE_MAIL_TEXTS[language].usedEmail })
}

/** Notifies the old address of the new one, with a link to `path` that cancels the change. */
export function oldEmailMail(user: User, change: { email: string; path: string }): MailContent {
  return accountMail({ user, textIn: (language) => EMAIL_CHANGE_MAIL_TEXTS[language].oldEmail, ...change })
}
