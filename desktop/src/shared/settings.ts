import * as v from 'valibot'

export const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const quietHours = v.strictObject({
  /** `HH:MM` in local time. When `from` is later than `to`, midnight lies between them. */
  from: time,
  to: time,
  /** The days on which they begin: 0 is Sunday. */
  days: v.pipe(v.array(v.picklist(ALL_DAYS)), v.maxLength(ALL_DAYS.length)),
})

/** An Electron accelerator, such as `CommandOrControl+Shift+L`; null for none. */
const accelerator = v.nullable(v.pipe(v.string(), v.maxLength(80)))

/** The user's choices on this device. */
export const SETTINGS = {
  /** Opens the panel. */
  shortcut: accelerator,
  /** Copies the next suggestion. */
  copyShortcut: accelerator,
  launchAtLogin: v.boolean(),
  /** Start in the tray, without a window. */
  startHidden: v.boolean(),
  /** Closing the window keeps the client running in the tray. */
  closeToTray: v.boolean(),
  /** What closing the window does on a desktop without a tray. */
  closeWithoutTray: v.picklist(['ask', 'background', 'minimize', 'quit']),
  /** Whether lists and controls take less room. */
  compact: v.boolean(),
  notify: v.boolean(),
  /** Whether notifications show titles and names. */
  notifyInFull: v.boolean(),
  /** Of an earlier version, until the account of the user has them. */
  quietHours: v.nullable(quietHours),
  checkForUpdates: v.boolean(),
  /** Whether pre-releases count as updates. */
  earlyVersions: v.boolean(),
  /** Whether the screen of the first run has been shown, or is not needed. Null until the very first start decides. */
  firstRunDone: v.nullable(v.boolean()),
}

export type Settings = { [Name in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Name]> }

/** The changes a window may request. */
export const settingsChanges = v.partial(v.strictObject(SETTINGS))

/** The settings that are shortcuts. */
export const SHORTCUTS = ['shortcut', 'copyShortcut'] as const

export type ShortcutName = (typeof SHORTCUTS)[number]

/** The suggested shortcuts. Another program may use them: the first run tries that of the panel, and says so. */
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
  closeWithoutTray: 'ask',
  compact: true,
  notify: true,
  notifyInFull: true,
  quietHours: null,
  checkForUpdates: true,
  earlyVersions: false,
  firstRunDone: null,
}
