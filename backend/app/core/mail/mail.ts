import type { Language } from '#contract/core/rules/language'

/** The content of a mail, in plain text; rendering escapes it. */
export interface MailContent {
  language: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** Shown below the paragraphs, one item per line. */
  list?: string[]
  /** The call to action. The text version shows the link in full. */
  action?: { label: string; url: string }
  /** Why the mail was sent, and what to do if it was not expected. */
  note: string
  /** For mails that the recipient has subscribed to: the unsubscribe link, also sent as headers (RFC 8058). */
  unsubscribe?: { label: string; url: string; oneClickUrl: string }
}

/** A rendered mail. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
