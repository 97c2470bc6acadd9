import { isLanguage, LANGUAGES, type Language } from './language.ts'

const PARAMETER = 'lang='

/** An address of a page in one language. */
export interface Alternate {
  /** `x-default` is the address whose language the visitor's browser decides. */
  hreflang: Language | 'x-default'
  href: string
}

/** The language an address asks for; null when it leaves that to the browser. `search` is its query. */
export function languageAsked(search: string): Language | null {
  const asked = partsOf(search).find(isLanguagePart)?.slice(PARAMETER.length)
  return isLanguage(asked) ? asked : null
}

/** The query of an address without the language that it asks for. */
export function withoutLanguage(search: string): string {
  const others = partsOf(search).filter((part) => !isLanguagePart(part))
  return others.length === 0 ? '' : `?${others.join('&')}`
}

const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean)

const isLanguagePart = (part: string) => part.startsWith(PARAMETER)

/** The address of a public page in a language; null is the one without. */
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
