import type { ComponentType, LazyExoticComponent } from 'react'

/** Who may see a screen: everybody, signed-in people, administrators, or only those who are not signed in. */
export type RouteAccess = 'open' | 'member' | 'administrator' | 'guest'

/** A screen and its address. Features export theirs, the app composes them. */
export interface AppRoute {
  path: string
  access: RouteAccess
  screen: LazyExoticComponent<ComponentType>
  /** Without the header and the footer. */
  bare?: boolean
  /** Across the whole window, where other screens stand in a column. */
  wide?: boolean
}
