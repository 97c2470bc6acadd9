import { create } from 'zustand'
import type { DeviceStorage } from '../device-storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const

export type Theme = (typeof THEMES)[number]

/** Shared with the script that sets the theme before the first paint. */
export const THEME_KEY = 'app_theme'
const SHORTCUTS_KEY = 'app_shortcuts'
const MOODS_KEY = 'app_moods'
/** Fills the first row of the picker. */
const RECENT_MOODS_MAX = 4
const OPEN_AFTER_COPY_KEY = 'app_open_after_copy'

export interface Preferences {
  theme: Theme
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean
  /** The ids of the moods chosen last, newest first. */
  recentMoods: readonly string[]
  /** Whether the original post opens by itself after a copy. */
  openAfterCopy: boolean
  setTheme: (theme: Theme) => void
  setShortcuts: (on: boolean) => void
  addRecentMood: (id: string) => void
  setOpenAfterCopy: (on: boolean) => void
}

let storage: DeviceStorage | null = null

/** The preferences of this device, and the moods used on it. */
export const usePreferences = create<Preferences>()((set, get) => ({
  theme: 'system',
  shortcuts: true,
  recentMoods: [],
  openAfterCopy: false,
  setTheme: (theme) => {
    storage?.set(THEME_KEY, theme)
    set({ theme })
  },
  setShortcuts: (shortcuts) => {
    storage?.set(SHORTCUTS_KEY, shortcuts ? 'on' : 'off')
    set({ shortcuts })
  },
  addRecentMood: (id) => {
    const recentMoods = [...new Set([id, ...get().recentMoods])].slice(0, RECENT_MOODS_MAX)
    storage?.set(MOODS_KEY, recentMoods.join(' '))
    set({ recentMoods })
  },
  setOpenAfterCopy: (openAfterCopy) => {
    storage?.set(OPEN_AFTER_COPY_KEY, openAfterCopy ? 'on' : 'off')
    set({ openAfterCopy })
  },
}))

/** Reads the preferences of this device, and saves later changes there. */
export function configurePreferences(device: DeviceStorage): void {
  storage = device
  const theme = THEMES.find((known) => known === device.get(THEME_KEY)) ?? 'system'
  const recentMoods = (device.get(MOODS_KEY) ?? '').split(' ').filter(Boolean).slice(0, RECENT_MOODS_MAX)
  usePreferences.setState({
    theme,
    shortcuts: device.get(SHORTCUTS_KEY) !== 'off',
    recentMoods,
    openAfterCopy: device.get(OPEN_AFTER_COPY_KEY) === 'on',
  })
}
