import type { Language } from '#contract/rules/language'

/** What a mail says, before it has a shape. Plain text everywhere; the shape escapes it. */
export interface Letter {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** The one thing to do. The link stands in the text too, for who cannot press a button. */
  action?: { label: string; url: string }
  /** Why this mail came and what to do when it was not expected. */
  note: string
}

/** A mail as it leaves. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}
