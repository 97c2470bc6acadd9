import * as v from 'valibot'
import { DEFAULT_SETTINGS, SETTINGS, type Settings } from '../../shared/settings.ts'
import type { DeviceStorage, StoredFile } from '../core/device-storage.ts'
import type { State } from '../core/state.ts'

/** The settings on disk. An unreadable field gets its default; the others keep their value. */
export function settingsFile(storage: DeviceStorage): StoredFile<Settings> {
  const schema = v.object(
    Object.fromEntries(
      Object.entries(SETTINGS).map(([name, field]) => [
        name,
        v.fallback(field as v.GenericSchema, DEFAULT_SETTINGS[name as keyof Settings]),
      ]),
    ),
  )
  // An earlier version has saved settings without the first run, and its users need none.
  const defaults = { ...DEFAULT_SETTINGS, firstRunDone: true }
  const parse = (content: unknown) =>
    v.parse(schema, { ...defaults, ...(content as object) }) as unknown as Settings
  return storage.file('settings.json', parse, DEFAULT_SETTINGS)
}

/** Changes some settings, on disk and in the state. */
export function changeSettings(state: State, file: StoredFile<Settings>, changes: Partial<Settings>): void {
  const settings = { ...state.getState().settings, ...changes }
  file.write(settings)
  state.setState({ settings })
}
