import { create } from 'zustand'
import type { DeviceStorage } from '../platform/platform.ts'

export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

/** Shared with the script that sets the theme before the first paint. */
export const THEME_KEY = 'app_theme'
const SHORTCUTS_KEY = 'app_shortcuts'

export interface Preferences {
  theme: Theme
  /** Single keys act as commands. */
  shortcuts: boolean
  setTheme: (theme: Theme) => void
  setShortcuts: (on: boolean) => void
}

let storage: DeviceStorage | null = null

export const usePreferences = create<Preferences>()((set) => ({
  theme: 'system',
  shortcuts: true,
  setTheme: (theme) => {
    storage?.set(THEME_KEY, theme)
    set({ theme })
  },
  setShortcuts: (shortcuts) => {
    storage?.set(SHORTCUTS_KEY, shortcuts ? 'on' : 'off')
    set({ shortcuts })
  },
}))

/** Reads the choices of this device and keeps later ones there. */
export function keepPreferencesIn(place: DeviceStorage): void {
  storage = place
  const theme = THEMES.find((known) => known === place.get(THEME_KEY)) ?? 'system'
  usePreferences.setState({ theme, shortcuts: place.get(SHORTCUTS_KEY) !== 'off' })
}
