import * as v from 'valibot'
import { ALL_DAYS, DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'
import type { DeviceStorage, StoredFile } from '../core/device-storage.ts'
import type { State } from '../core/state.ts'

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const accelerator = v.nullable(v.pipe(v.string(), v.maxLength(80)))

/** Files of earlier versions have none: their quiet hours were every day. */
const days = v.pipe(v.array(v.picklist(ALL_DAYS)), v.maxLength(ALL_DAYS.length))

const fields = {
  shortcut: accelerator,
  copyShortcut: accelerator,
  launchAtLogin: v.boolean(),
  startHidden: v.boolean(),
  closeToTray: v.boolean(),
  notify: v.boolean(),
  notifyInFull: v.boolean(),
  quietHours: v.nullable(v.strictObject({ from: time, to: time, days: v.optional(days, ALL_DAYS) })),
  checkForUpdates: v.boolean(),
  earlyVersions: v.boolean(),
}

/** The changes a window may ask for. */
export const settingsChanges = v.partial(v.strictObject(fields))

/** The settings on disk. A field that cannot be read has its default; the others keep their value. */
export function settingsFile(storage: DeviceStorage): StoredFile<Settings> {
  const schema = v.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        v.fallback(field as v.GenericSchema, DEFAULT_SETTINGS[name as keyof Settings]),
      ]),
    ),
  )
  const parse = (content: unknown) =>
    v.parse(schema, { ...DEFAULT_SETTINGS, ...(content as object) }) as unknown as Settings
  return storage.file('settings.json', parse, DEFAULT_SETTINGS)
}

/** Changes some settings, on disk and in the state. */
export function changeSettings(state: State, file: StoredFile<Settings>, changes: Partial<Settings>): void {
  const settings = { ...state.getState().settings, ...changes }
  file.write(settings)
  state.setState({ settings })
}
