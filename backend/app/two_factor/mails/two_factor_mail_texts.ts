import type { MailText } from '#auth/public'

export interface TwoFactorMailTexts {
  turnedOn: MailText
  turnedOff: MailText
}
