import type { Language } from '#contract/core/rules/language'

/** How a mail begins, with the placeholder `{name}`. */
export const GREETINGS: Record<Language, string> = {
  en: 'Hello {name},',
  pt: 'Olá {name},',
  fr: 'Bonjour {name},',
  es: 'Hola, {name}:',
}
