import type { Language } from '#contract/rules/language'
import { en } from './texts/en.js'
import { es } from './texts/es.js'
import { fr } from './texts/fr.js'
import { pt } from './texts/pt.js'

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
}

export type MailKind = Exclude<keyof MailTexts, 'hello'>

export const MAIL_TEXTS = { en, pt, fr, es } satisfies Record<Language, MailTexts>
