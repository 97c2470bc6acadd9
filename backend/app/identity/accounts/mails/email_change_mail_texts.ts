import type { MailText } from '#identity/auth/mails/account_mail'

export interface EmailChangeMailTexts {
  /** To the new address, to confirm a change. */
  newEmail: MailText
  /** To the owner of an address that another user wanted to use. */
  usedEmail: MailText
  /** To the old address, after a change was requested. */
  oldEmail: MailText
}
