import env from '#start/env'
import type { User } from '#users/public'
import { DEFAULT_LANGUAGE, type Language } from '#contract/rules/language'
import type { MailContent } from '#core/mail/mail'
import type { MailKind, MailTexts } from './mail_text.js'
import { en } from './texts/en.js'
import { es } from './texts/es.js'
import { fr } from './texts/fr.js'
import { pt } from './texts/pt.js'

const MAIL_TEXTS = { en, pt, fr, es } satisfies Record<Language, MailTexts>

interface AccountMailInput {
  kind: MailKind
  user: User
  /** The client path the button opens. */
  path?: string
  /** The e-mail address the text mentions. */
  email?: string
}

/** A mail about a user's account, in their language. */
export function accountMail({ kind, user, path, email = '' }: AccountMailInput): MailContent {
  const language = user.language ?? DEFAULT_LANGUAGE
  const texts = MAIL_TEXTS[language]
  const { subject, body, action, note } = texts[kind]
  const fill = (text: string) =>
    text
      .replace('{name}', () => user.name)
      .replace('{email}', () => email)
      .replace('{forgot}', () => `${env.appUrl}/forgot-password`)
  return {
    language,
    subject: fill(subject),
    greeting: fill(texts.hello),
    paragraphs: [fill(body)],
    note: fill(note),
    ...(action !== undefined && path !== undefined && { action: { label: action, url: env.appUrl + path } }),
  }
}
