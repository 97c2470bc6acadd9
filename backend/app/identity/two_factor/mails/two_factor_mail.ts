import type User from '#identity/users/models/user'
import { accountMail } from '#identity/auth/mails/account_mail'
import type { MailContent } from '#core/mail/mail'
import { TWO_FACTOR_MAIL_TEXTS, type TwoFactorMailTexts } from './two_factor_mail_texts.js'

/** Tells a user that two-factor was turned on or off. */
export function twoFactorMail(kind: keyof TwoFactorMailTexts, user: User): MailContent {
  return accountMail({ user, textIn: (language) => TWO_FACTOR_MAIL_TEXTS[language][kind] })
}
