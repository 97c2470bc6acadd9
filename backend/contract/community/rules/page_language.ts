import { isLanguage, LANGUAGES, type Language } from '../../core/rules/language.ts'

const PARAMETER = 'lang='

/** The address of a page in one language. */
export interface Alternate {
  /** `x-default` is the address without a language, where the browser's language applies. */
  hreflang: Language | 'x-default'
  href: string
}

/** The language requested in an address; null if the browser's language applies. `search` is its query. */
export function languageAsked(search: string): Language | null {
  const asked = partsOf(search).find(isLanguagePart)?.slice(PARAMETER.length)
  return isLanguage(asked) ? asked : null
}

/** The query of an address without its language. */
export function withoutLanguage(search: string): string {
  const others = partsOf(search).filter((part) => !isLanguagePart(part))
  return others.length === 0 ? '' : `?${others.join('&')}`
}

const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean)

const isLanguagePart = (part: string) => part.startsWith(PARAMETER)

/** The address of a public page in a language; for null, the address without a language. */
export function inLanguage(url: string, language: Language | null): string {
  return language === null ? url : `${url}?${PARAMETER}${language}`
}

/** The addresses of a public page in all languages. */
export function alternatesOf(url: string): Alternate[] {
  return [
    { hreflang: 'x-default', href: url },
    ...LANGUAGES.map((language) => ({ hreflang: language, href: inLanguage(url, language) })),
  ]
}
