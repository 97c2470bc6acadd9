import env from '#start/env'
import type { User } from '#accounts/public'
import { DEFAULT_LANGUAGE } from '#contract/rules/language'
import type { Letter } from '#core/mail/letter'
import type { MailKind } from './mail_text.js'
import { MAIL_TEXTS } from './mail_texts.js'

interface Facts {
  kind: MailKind
  user: User
  /** Where the button leads, a path of the client. */
  path?: string
  /** The address a mail tells about. */
  email?: string
}

/** A letter about somebody's account, in their language. */
export function accountLetter({ kind, user, path, email = '' }: Facts): Letter {
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
