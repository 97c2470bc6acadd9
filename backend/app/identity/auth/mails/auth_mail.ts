import type User from '#identity/users/models/user'
import type { Language } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { accountMail } from './account_mail.js'
import type { AuthMailTexts } from './auth_mail_texts.js'
import { en } from './texts/en.js'
import { es } from './texts/es.js'
import { fr } from './texts/fr.js'
import { pt } from './texts/pt.js'

const MAIL_TEXTS = { en, pt, fr, es } satisfies Record<Language, AuthMailTexts>

/** A mail about signing in. `path` is the client path its button opens. */
export function authMail(kind: keyof AuthMailTexts, user: User, path?: string): MailContent {
  return accountMail({ user, textIn: (language) => MAIL_TEXTS[language][kind], path })
}
