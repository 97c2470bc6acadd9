/** The words of one mail. `{name}`, `{email}` and `{forgot}` are filled in. */
export interface MailText {
  subject: string
  body: string
  action?: string
  note: string
}

/** The mails about an account, in one language. */
export interface MailTexts {
  hello: string
  /** Is this address yours? */
  verify: MailText
  reset: MailText
  /** The password was changed. */
  changed: MailText
  /** To the new address, when the address is changed. */
  newEmail: MailText
  /** To the old one. */
  oldEmail: MailText
  twoFactorOn: MailText
  twoFactorOff: MailText
}

export type MailKind = Exclude<keyof MailTexts, 'hello'>
