import type { MailText } from '#identity/auth/mails/account_mail'

export interface TwoFactorMailTexts {
  turnedOn: MailText
  turnedOff: MailText
}
