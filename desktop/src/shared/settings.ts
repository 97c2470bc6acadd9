/** When notifications are silent every day, by the clock of this computer. */
export interface QuietHours {
  /** `HH:MM`. When `from` is later than `to`, the night lies between them. */
  from: string
  to: string
}

/** What the person chose on this computer. */
export interface Settings {
  /** As Electron writes them, `CommandOrControl+Shift+L`; null for none. */
  shortcut: string | null
  launchAtLogin: boolean
  /** Begin in the tray, without a window. */
  startHidden: boolean
  /** Closing the window leaves the client in the tray. */
  closeToTray: boolean
  notify: boolean
  /** Whether notifications say what a post is called and who wrote. */
  notifyInFull: boolean
  quietHours: QuietHours | null
  checkForUpdates: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  shortcut: 'CommandOrControl+Shift+L',
  launchAtLogin: false,
  startHidden: false,
  closeToTray: true,
  notify: true,
  notifyInFull: true,
  quietHours: null,
  checkForUpdates: true,
}
