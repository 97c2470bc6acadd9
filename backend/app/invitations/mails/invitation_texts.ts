import type { Language } from '#contract/rules/language'
import type { InvitationText } from './invitation_text.js'
import { en } from './texts/en.js'
import { es } from './texts/es.js'
import { fr } from './texts/fr.js'
import { pt } from './texts/pt.js'

/** The words of an invitation, by language. */
export const INVITATION_TEXTS = { en, pt, fr, es } satisfies Record<Language, InvitationText>
