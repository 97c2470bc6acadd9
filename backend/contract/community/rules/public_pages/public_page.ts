import type { Language } from '../../../core/rules/language.ts'

/** The title and description of a public page in one language; the name of the site is added to the title. */
export interface PublicPageWords {
  title: string
  description: string
}

/** A static page, the same for all visitors. */
export interface PublicPage {
  path: string
  /** Whether search engines may list it. */
  indexed: boolean
  words: Record<Language, PublicPageWords>
}
