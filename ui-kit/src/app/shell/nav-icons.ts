import { Blocks, Compass, House, LayoutGrid, ShieldUser, type LucideIcon } from 'lucide-react'
import type { NavItem } from './nav-items.ts'

/** The icons of the main navigation, which only the drawer shows. */
export const NAV_ICONS = {
  start: House,
  dashboard: LayoutGrid,
  integrations: Blocks,
  community: Compass,
  administration: ShieldUser,
} satisfies Record<NavItem['key'], LucideIcon>
