import type { Language } from './language.ts'

/** The region whose conventions each language follows. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', pt: 'pt-PT' }

/** A date with its time. */
export const DATE_TIME = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions

/** Where a short month is a number. */
const WITHOUT_SHORT_MONTHS: ReadonlySet<Language> = new Set(['pt'])

/** The format of dates in a language, and in the time zone of the device unless another is given. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions = DATE_TIME,
  timeZone?: string,
): Intl.DateTimeFormat {
  const isInWords = options.month === 'short' && WITHOUT_SHORT_MONTHS.has(language)
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...options,
    ...(isInWords && { month: 'long' }),
    timeZone,
  })
}
