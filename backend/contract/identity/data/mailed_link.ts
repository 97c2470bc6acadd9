/** The pages that links in mails open. */
export const MAILED_LINKS = ['reset-password', 'verify-email', 'cancel-email-change'] as const

export type MailedLink = (typeof MAILED_LINKS)[number]

/** Asks whether a link is valid, without using it up. */
export interface MailedLinkRequest {
  link: MailedLink
  token: string
}

export interface MailedLinkCheck {
  /** `used` once its action is done, `invalid` when it is unknown, expired or replaced. */
  state: 'open' | 'used' | 'invalid'
  /** The address that it confirms or keeps; null for a reset link and for an invalid one. */
  email: string | null
}
