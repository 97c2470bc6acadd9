import { Compass, LayoutGrid, type LucideIcon } from 'lucide-react'

export interface NavItem {
  key: 'dashboard' | 'community'
  to: string
  icon: LucideIcon
}

const COMMUNITY: NavItem = { key: 'community', to: '/community', icon: Compass }

/** The places of the product, for the header and the drawer. */
export const MEMBER_NAV: NavItem[] = [{ key: 'dashboard', to: '/dashboard', icon: LayoutGrid }, COMMUNITY]

/** Where a visitor can go without signing in. */
export const VISITOR_NAV: NavItem[] = [COMMUNITY]
