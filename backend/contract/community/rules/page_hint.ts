import { isLanguage, type Language } from '../../core/rules/language.ts'
import type { FramePath } from './frame_path.ts'

/** The cookie from which the server knows the frame of a page. It says that a user is signed in, but not who. */
export const PAGE_HINT = 'page_hint'

/** The name of the cookie at a protocol: over HTTPS browsers accept it from its own host only. */
export const hintCookie = (protocol: string): string =>
  protocol === 'https:' ? `__Host-${PAGE_HINT}` : PAGE_HINT

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

/** The header of a page with a frame, which names the frame: the service worker keeps the page under this name. */
export const FRAME_HEADER = 'page-frame'

/** The name of a frame for the value of a cookie. */
export const frameName = (path: FramePath, hint: string): string => `${path} ${hint}`

/** The header of the first data of a page with the build of the client that the server has. */
export const BUILD_HEADER = 'page-build'

/** The hint in a cookie; null for any other value. */
export function readPageHint(cookie: string | undefined): PageHint | null {
  const [, language, role, unverified] =
    /^(\w\w)\.(member|administrator)(\.unverified)?$/.exec(cookie ?? '') ?? []
  if (!isLanguage(language)) return null
  return { language, isAdmin: role === 'administrator', isUnverified: unverified !== undefined }
}
