import { Compass, LayoutGrid, type LucideIcon } from 'lucide-react'

export interface NavItem {
  key: 'dashboard' | 'community'
  to: string
  icon: LucideIcon
}

const COMMUNITY: NavItem = { key: 'community', to: '/community', icon: Compass }

/** The main navigation of a signed-in person. */
export const MEMBER_NAV: NavItem[] = [{ key: 'dashboard', to: '/dashboard', icon: LayoutGrid }, COMMUNITY]

/** The main navigation of a visitor. */
export const VISITOR_NAV: NavItem[] = [COMMUNITY]
