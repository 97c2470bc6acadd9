import type { MailText } from '#auth/public'

export interface EmailChangeMailTexts {
  /** To the new address, to confirm a change. */
  newEmail: MailText
  /** To the owner of an address that somebody else asked for. */
  usedEmail: MailText
  /** To the old address, after a change was requested. */
  oldEmail: MailText
}
