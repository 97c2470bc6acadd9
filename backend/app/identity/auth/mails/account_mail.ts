import env from '#start/env'
import type User from '#identity/users/models/user'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/rules/language'
import { GREETINGS, type MailText } from '#identity/auth/mails/auth_mail_texts'
import type { MailContent } from '#core/mail/mail'
import { mailName } from '#core/mail/mail_name'

interface AccountMailInput {
  user: User
  textIn: (language: Language) => MailText
  /** The client path the button opens. */
  path?: string
  /** The email address the text mentions. */
  email?: string
}

/** A mail about a user's account, in their language. */
export function accountMail({ user, textIn, path, email = '' }: AccountMailInput): MailContent {
  const language = user.language ?? DEFAULT_LANGUAGE
  const { subject, body, action, note } = textIn(language)
  const fill = (text: string) =>
    text
      .replace('{name}', () => mailName(user.name))
      .replace('{email}', () => email)
      .replace('{forgot}', () => `${env.appUrl}/forgot-password`)
  return {
    language,
    subject: fill(subject),
    greeting: fill(GREETINGS[language]),
    paragraphs: [fill(body)],
    note: fill(note),
    ...(action !== undefined && path !== undefined && { action: { label: action, url: env.appUrl + path } }),
  }
}
