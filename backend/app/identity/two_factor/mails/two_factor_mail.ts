import type User from '#identity/users/models/user'
import { accountMail } from '#identity/auth/mails/account_mail'
import type { Language } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import type { TwoFactorMailTexts } from './two_factor_mail_texts.js'
import { en } from './texts/en.js'
import { es } from './texts/es.js'
import { fr } from './texts/fr.js'
import { pt } from './texts/pt.js'

const MAIL_TEXTS = { en, pt, fr, es } satisfies Record<Language, TwoFactorMailTexts>

/** Tells a user that two-factor was turned on or off. */
export function twoFactorMail(kind: keyof TwoFactorMailTexts, user: User): MailContent {
  return accountMail({ user, textIn: (language) => MAIL_TEXTS[language][kind] })
}
