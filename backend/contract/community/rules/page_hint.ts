import { isLanguage, type Language } from '../../core/rules/language.ts'

/** The cookie from which the server knows the frame of a page. It says that a user is signed in, but not who. */
export const PAGE_HINT = 'page_hint'

/** What the frame of a page depends on. */
export interface PageHint {
  language: Language
  /** Whether the user sees the links of administrators. */
  isAdmin: boolean
  /** Whether the user is reminded to confirm their email address. */
  isUnverified: boolean
}

/** The value of the cookie. */
export const writePageHint = ({ language, isAdmin, isUnverified }: PageHint): string =>
  `${language}.${isAdmin ? 'administrator' : 'member'}${isUnverified ? '.unverified' : ''}`

/** The hint in a cookie; null for any other value. */
export function readPageHint(cookie: string | undefined): PageHint | null {
  const [, language, role, unverified] =
    /^(\w\w)\.(member|administrator)(\.unverified)?$/.exec(cookie ?? '') ?? []
  if (!isLanguage(language)) return null
  return { language, isAdmin: role === 'administrator', isUnverified: unverified !== undefined }
}
