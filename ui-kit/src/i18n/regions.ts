import type { Language } from '@fanfare/contract/core/rules/language.ts'

/** The region whose conventions each language follows. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', pt: 'pt-PT' }
