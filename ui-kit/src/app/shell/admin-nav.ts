import {
  Flag,
  Gauge,
  Globe,
  History,
  KeyRound,
  LifeBuoy,
  ListRestart,
  MessageSquareQuote,
  ShieldCheck,
  SlidersHorizontal,
  Tags,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

export interface AdminNavItem {
  key:
    | 'dashboard'
    | 'moderation'
    | 'reports'
    | 'hosts'
    | 'tags'
    | 'testimonials'
    | 'support'
    | 'people'
    | 'resetLinks'
    | 'log'
    | 'jobs'
    | 'settings'
  to: `/admin/${string}`
  icon: LucideIcon
}

/** The screens of administrators, in the order of their bar; `/admin` leads to the first. Each has a route. */
export const ADMIN_NAV: readonly [AdminNavItem, ...AdminNavItem[]] = [
  { key: 'dashboard', to: '/admin/dashboard', icon: Gauge },
  { key: 'moderation', to: '/admin/moderation', icon: ShieldCheck },
  { key: 'reports', to: '/admin/reports', icon: Flag },
  { key: 'hosts', to: '/admin/hosts', icon: Globe },
  { key: 'tags', to: '/admin/tags', icon: Tags },
  { key: 'testimonials', to: '/admin/testimonials', icon: MessageSquareQuote },
  { key: 'support', to: '/admin/support', icon: LifeBuoy },
  { key: 'people', to: '/admin/people', icon: UsersRound },
  { key: 'resetLinks', to: '/admin/reset-links', icon: KeyRound },
  { key: 'log', to: '/admin/log', icon: History },
  { key: 'jobs', to: '/admin/jobs', icon: ListRestart },
  { key: 'settings', to: '/admin/installation-settings', icon: SlidersHorizontal },
]
