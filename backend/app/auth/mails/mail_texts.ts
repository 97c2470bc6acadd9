import type { Language } from '#contract/rules/language'
import { en } from './texts/en.js'
import { es } from './texts/es.js'
import { fr } from './texts/fr.js'
import { pt } from './texts/pt.js'
import type { MailTexts } from './mail_text.js'

/** The mails about an account, by language. */
export const MAIL_TEXTS = { en, pt, fr, es } satisfies Record<Language, MailTexts>
