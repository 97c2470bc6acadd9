import type { MailText } from '#identity/auth/mails/account_mail'

export interface AuthMailTexts {
  /** Verifies the address of a new account. */
  verify: MailText
  reset: MailText
  /** After a change of the password. */
  changed: MailText
}
