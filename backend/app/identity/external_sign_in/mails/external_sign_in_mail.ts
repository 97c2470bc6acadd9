import type User from '#identity/users/models/user'
import { accountMail } from '#identity/auth/mails/account_mail'
import type { ExternalProvider } from '#contract/identity/data/session'
import type { Language } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { EXTERNAL_SIGN_IN_MAIL_TEXTS, type ExternalSignInMailTexts } from './external_sign_in_mail_texts.js'

const NAMES = { google: 'Google', linkedin: 'LinkedIn', github: 'GitHub' } satisfies Record<
  ExternalProvider,
  string
>

/** Tells a user that their sign-in methods have changed. */
export function externalSignInMail(
  kind: keyof ExternalSignInMailTexts,
  user: User,
  provider: ExternalProvider,
): MailContent {
  const textIn = (language: Language) => {
    const text = EXTERNAL_SIGN_IN_MAIL_TEXTS[language][kind]
    return { ...text, body: text.body.replace('{provider}', NAMES[provider]) }
  }
  return accountMail({ user, textIn })
}
