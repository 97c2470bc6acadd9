import type { Preloadable } from './lazy-screen.ts'

/** Who may see a screen: all users and visitors, signed-in users, administrators, or only visitors. */
export type RouteAccess = 'open' | 'member' | 'administrator' | 'guest'

/** A screen and its path. Features export theirs, the app combines them. */
export interface AppRoute {
  path: string
  access: RouteAccess
  screen: Preloadable<object>
  /** Where visitors are sent; to the start by default. */
  signedOutTo?: '/login' | '/community-landing'
  /** Needs no session, so an expired session does not redirect away from it: the page of a mailed link, for example. */
  sessionless?: boolean
  /** Without the header and the footer. */
  bare?: boolean
  /** As wide as the window instead of in a column. */
  wide?: boolean
  /** There is no page; the route only redirects users who may not know that. */
  pageless?: boolean
}
