import { LOCALES } from '#contract/core/rules/dates'
import type { Language } from '#contract/core/rules/language'

/** Singular and plural of a text, with the placeholder `{n}`. */
export interface Counted {
  one: string
  other: string
}

/** Fills a counted text with a number, in the form that the language has for it. */
export function countedIn(language: Language): (counted: Counted, n: number) => string {
  const plurals = new Intl.PluralRules(LOCALES[language])
  return (counted, n) => counted[plurals.select(n) === 'one' ? 'one' : 'other'].replace('{n}', String(n))
}
