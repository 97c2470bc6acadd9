import type { Language } from '../language.ts'

/** How a public page presents itself in one language; the name of the site is added to the title. */
export interface PublicPageWords {
  title: string
  description: string
}

/** A page for everybody, whose address and texts are the same for all. */
export interface PublicPage {
  path: string
  /** Whether search engines may list it. */
  indexed: boolean
  words: Record<Language, PublicPageWords>
}
