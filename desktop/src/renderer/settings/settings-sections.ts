import { BellRing, MonitorCog, Palette, Server, UserRound, type LucideIcon } from 'lucide-react'
import { lazyWithQueries } from '@fanfare/ui-kit/components/queries/lazy-with-queries.tsx'
import type { Preloadable } from '@fanfare/ui-kit/components/lazy-screen.ts'
import { ACCOUNT_PATHS, SETTINGS_PATH } from '../../shared/settings-paths.ts'

export interface SettingsSection {
  /** Its name is the text `sections.<id>`. */
  id: 'computer' | 'account' | 'servers' | 'notifications' | 'appearance'
  path: string
  /** Further paths it has. */
  also?: readonly string[]
  icon: LucideIcon
  screen: Preloadable<object>
}

/** The sections of the settings window, in the order of its menu. */
export const SETTINGS_SECTIONS: SettingsSection[] = [
  {
    id: 'computer',
    path: SETTINGS_PATH,
    icon: MonitorCog,
    screen: lazyWithQueries(() => import('./sections/computer-section.tsx')),
  },
  {
    id: 'account',
    path: ACCOUNT_PATHS[0],
    also: ACCOUNT_PATHS,
    icon: UserRound,
    screen: lazyWithQueries(() => import('./sections/account-section.tsx')),
  },
  {
    id: 'servers',
    path: `${SETTINGS_PATH}/servers`,
    icon: Server,
    screen: lazyWithQueries(() => import('./sections/servers-section.tsx')),
  },
  {
    id: 'notifications',
    path: `${SETTINGS_PATH}/notifications`,
    icon: BellRing,
    screen: lazyWithQueries(() => import('./sections/notifications-section.tsx')),
  },
  {
    id: 'appearance',
    path: `${SETTINGS_PATH}/appearance`,
    icon: Palette,
    screen: lazyWithQueries(() => import('./sections/appearance-section.tsx')),
  },
]

/** The section at a path of the settings window. */
export function sectionAt(pathname: string): SettingsSection {
  const isThere = ({ path, also }: SettingsSection) => path === pathname || also?.includes(pathname) === true
  return SETTINGS_SECTIONS.find(isThere) ?? SETTINGS_SECTIONS[0]!
}
