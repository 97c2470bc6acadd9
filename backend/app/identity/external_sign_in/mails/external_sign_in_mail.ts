import type User from '#identity/users/models/user'
import { accountMail } from '#identity/auth/mails/account_mail'
import type { Language } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { EXTERNAL_SIGN_IN_MAIL_TEXTS, type ExternalSignInMailTexts } from './external_sign_in_mail_texts.js'

/** Tells a user that their sign-in methods have changed. `provider` is its name. */
export function externalSignInMail(
  kind: keyof ExternalSignInMailTexts,
  user: User,
  provider: string,
): MailContent {
  const textIn = (language: Language) => {
    const text = EXTERNAL_SIGN_IN_MAIL_TEXTS[language][kind]
    return { ...text, body: text.body.replace('{provider}', () => provider) }
  }
  return accountMail({ user, textIn })
}
