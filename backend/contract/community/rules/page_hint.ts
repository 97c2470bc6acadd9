import { isLanguage, type Language } from '../../core/rules/language.ts'

/** The cookie from which the server knows the frame of a page. It says that a user is signed in, but not who. */
export const PAGE_HINT = 'page_hint'

/** What the frame of a page depends on. */
export interface PageHint {
  language: Language
  /** Whether the user sees the links of administrators. */
  isAdmin: boolean
}

/** The value of the cookie. */
export const writePageHint = ({ language, isAdmin }: PageHint): string =>
  `${language}.${isAdmin ? 'administrator' : 'member'}`

/** The hint in a cookie; null for any other value. */
export function readPageHint(cookie: string | undefined): PageHint | null {
  const [, language, role] = /^(\w\w)\.(member|administrator)$/.exec(cookie ?? '') ?? []
  return isLanguage(language) ? { language, isAdmin: role === 'administrator' } : null
}
