import type { MailText } from '#identity/auth/mails/account_mail'

/** With `{provider}`, the name of a provider. */
export interface ExternalSignInMailTexts {
  linked: MailText
  unlinked: MailText
  /** After a user proved that an unconfirmed address is theirs. */
  addressProven: MailText
  /** After the owner of a confirmed address signed in with a provider and without the password. */
  passwordEnded: MailText
}
