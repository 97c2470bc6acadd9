import type { Language } from '#contract/core/rules/language'

/** The request for a page. */
export interface Visit {
  /** The public address of the product, without a trailing slash. */
  appUrl: string
  language: Language
  /** The language in the address, if there is one. */
  addressLanguage: Language | null
}
