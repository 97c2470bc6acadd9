/** The texts of one mail, with the placeholders `{name}`, `{email}` and `{forgot}`. */
export interface MailText {
  subject: string
  body: string
  action?: string
  note: string
}

/** The mails about an account, in one language. */
export interface MailTexts {
  hello: string
  /** Verifies the address of a new account. */
  verify: MailText
  reset: MailText
  /** After a change of the password. */
  changed: MailText
  /** To the new address, to confirm a change. */
  newEmail: MailText
  /** To the old address, after a change was requested. */
  oldEmail: MailText
  twoFactorOn: MailText
  twoFactorOff: MailText
}

export type MailKind = Exclude<keyof MailTexts, 'hello'>
