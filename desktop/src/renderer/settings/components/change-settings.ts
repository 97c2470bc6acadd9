import type { Settings } from '../../../shared/settings.ts'
import { bridge } from '../../bridge.ts'

/** Changes settings in main; the new state comes back from there. */
export function changeSettings(changes: Partial<Settings>): void {
  void bridge.call('settings:change', changes)
}
