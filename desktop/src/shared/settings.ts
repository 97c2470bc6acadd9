/** When notifications are silent, in local time. */
export interface QuietHours {
  /** `HH:MM`. When `from` is later than `to`, midnight lies between them. */
  from: string
  to: string
  /** The days on which they begin: 0 is Sunday. */
  days: number[]
}

export const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]

/** The person's choices on this device. */
export interface Settings {
  /** Opens the panel: an Electron accelerator such as `CommandOrControl+Shift+L`; null for none. */
  shortcut: string | null
  /** Copies the next suggestion, in the same form. */
  copyShortcut: string | null
  launchAtLogin: boolean
  /** Start in the tray, without a window. */
  startHidden: boolean
  /** Closing the window keeps the client running in the tray. */
  closeToTray: boolean
  notify: boolean
  /** Whether notifications show titles and names. */
  notifyInFull: boolean
  quietHours: QuietHours | null
  checkForUpdates: boolean
  /** Whether versions that are still being tried count as updates. */
  earlyVersions: boolean
}

/** The settings that are shortcuts. */
export const SHORTCUTS = ['shortcut', 'copyShortcut'] as const

export type ShortcutName = (typeof SHORTCUTS)[number]

/** What the settings propose; it may be taken by another program, so nobody gets it without asking. */
export const SUGGESTED_SHORTCUTS: Record<ShortcutName, string> = {
  shortcut: 'CommandOrControl+Shift+L',
  copyShortcut: 'CommandOrControl+Shift+Y',
}

export const DEFAULT_SETTINGS: Settings = {
  shortcut: null,
  copyShortcut: null,
  launchAtLogin: false,
  startHidden: false,
  closeToTray: true,
  notify: true,
  notifyInFull: true,
  quietHours: null,
  checkForUpdates: true,
  earlyVersions: false,
}
