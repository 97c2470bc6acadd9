import type { FormatterModule } from 'i18next'
import { isLanguage, type Language } from '@fanfare/contract/core/rules/language.ts'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** Formats a number in a language, in the one way that all texts and figures have. */
export function formatNumber(value: number, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(LOCALES[language])
  formats.set(language, format)
  return format.format(value)
}

/** Formats the numbers within texts; `{{count, raw}}` is the number for the options of a nested text. */
export const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, language) =>
    typeof value === 'number' && format !== 'raw' && isLanguage(language)
      ? formatNumber(value, language)
      : (value as string),
}
