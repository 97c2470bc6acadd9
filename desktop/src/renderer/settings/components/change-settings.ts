import type { Settings } from '../../../shared/settings.ts'
import { bridge } from '../../bridge.ts'

/** Changes settings in main, which sends the new state to all windows. */
export function changeSettings(changes: Partial<Settings>): void {
  void bridge.call('settings:change', changes)
}
