import type { Settings } from '../../shared/settings.ts'
import { bridge } from '../bridge.ts'

/** Asks main to keep a choice; the state that comes back shows it. */
export function changeSettings(changes: Partial<Settings>): void {
  void bridge.call('settings:change', changes)
}
