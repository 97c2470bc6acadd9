/** When notifications are silent every day, in local time. */
export interface QuietHours {
  /** `HH:MM`. When `from` is later than `to`, midnight lies between them. */
  from: string
  to: string
}

/** The person's choices on this device. */
export interface Settings {
  /** An Electron accelerator such as `CommandOrControl+Shift+L`; null for none. */
  shortcut: string | null
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
}

/** What the settings propose; it may be taken by another program, so nobody gets it without asking. */
export const SUGGESTED_SHORTCUT = 'CommandOrControl+Shift+L'

export const DEFAULT_SETTINGS: Settings = {
  shortcut: null,
  launchAtLogin: false,
  startHidden: false,
  closeToTray: true,
  notify: true,
  notifyInFull: true,
  quietHours: null,
  checkForUpdates: true,
}
