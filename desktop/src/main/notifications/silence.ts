import type { DesktopState } from '../../shared/desktop-state.ts'
import { isQuietHour, quietHoursEnd } from './quiet-hours.ts'

/**
 * When the current pause or quiet hours end, in milliseconds since the epoch. Null when notifications may be shown. The
 * other of the two may still be in force afterwards.
 */
export function silentUntil(
  { settings: { quietHours }, pausedUntil }: Pick<DesktopState, 'settings' | 'pausedUntil'>,
  now: Date,
): number | null {
  if (pausedUntil !== null && now.getTime() < pausedUntil) return pausedUntil
  if (quietHours !== null && isQuietHour(quietHours, now)) return quietHoursEnd(quietHours, now).getTime()
  return null
}
