import type { MailText } from '#auth/public'

/** With `{provider}`, the name of a provider. */
export interface ExternalSignInMailTexts {
  linked: MailText
  unlinked: MailText
  /** After somebody proved that an unconfirmed address is theirs. */
  addressProven: MailText
}
