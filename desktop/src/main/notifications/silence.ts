import { DEFAULT_RHYTHM, quietUntil } from '@fanfare/contract/notifications/rules/rhythm.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'

/**
 * When the current pause, or the quiet time of the user at a server, ends, in milliseconds since the epoch; without a
 * server, that of all servers. Null when notifications may be shown. Another one may still be in force afterwards.
 */
export function silentUntil(
  { rhythms, pausedUntil }: Pick<DesktopState, 'rhythms' | 'pausedUntil'>,
  now: Date,
  address?: string,
): number | null {
  if (pausedUntil !== null && now.getTime() < pausedUntil) return pausedUntil
  const followed = address === undefined ? Object.values(rhythms) : [rhythms[address] ?? DEFAULT_RHYTHM]
  const ends = followed.flatMap((rhythm) => quietUntil(rhythm, now)?.getTime() ?? [])
  return ends.length === 0 ? null : Math.max(...ends)
}
