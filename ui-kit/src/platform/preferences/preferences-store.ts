import { create } from 'zustand'
import type { DeviceStorage } from '../device-storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

/** Shared with the script that sets the theme before the first paint. */
export const THEME_KEY = 'app_theme'
const SHORTCUTS_KEY = 'app_shortcuts'

export interface Preferences {
  theme: Theme
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean
  setTheme: (theme: Theme) => void
  setShortcuts: (on: boolean) => void
}

let storage: DeviceStorage | null = null

/** The theme and the shortcuts setting of this device. */
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

/** Reads the preferences of this device, and saves later changes there. */
export function configurePreferences(device: DeviceStorage): void {
  storage = device
  const theme = THEMES.find((known) => known === device.get(THEME_KEY)) ?? 'system'
  usePreferences.setState({ theme, shortcuts: device.get(SHORTCUTS_KEY) !== 'off' })
}
