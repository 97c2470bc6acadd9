import type { Settings } from '../../shared/settings.ts'
import type { StoredFile } from '../core/device-storage.ts'
import type { State } from '../core/state.ts'
import { changeSettings } from './settings.ts'

/** Decides at the very first start whether the screen of the first run is due: not where an earlier version knows a server. */
export function decideFirstRun(state: State, settings: StoredFile<Settings>): void {
  const { servers, settings: now } = state.getState()
  if (now.firstRunDone === null) changeSettings(state, settings, { firstRunDone: servers.length > 0 })
}
