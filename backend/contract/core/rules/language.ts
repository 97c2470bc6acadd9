/** The interface languages; English is the default. */
export const LANGUAGES = ['en', 'pt', 'fr', 'es'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** Whether a value names an interface language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
