/** The pages that links in mails open. */
export const MAILED_LINKS = ['reset-password', 'verify-email', 'cancel-email-change'] as const

export type MailedLink = (typeof MAILED_LINKS)[number]

/** Asks whether a link works, without using it. */
export interface MailedLinkRequest {
  link: MailedLink
  token: string
}

export interface MailedLinkCheck {
  /** `used` once what it is for is done, `invalid` when it is unknown, has expired or was replaced. */
  state: 'open' | 'used' | 'invalid'
  /** The address it confirms or keeps; null for a reset link and for an invalid one. */
  email: string | null
}
