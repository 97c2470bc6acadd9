import type { Pause } from '../../shared/ipc-contract.ts'

const HOUR = 3_600_000

/** Until when a pause lasts, in milliseconds since the epoch; today ends at midnight of this computer. Null ends it. */
export function pauseUntil(pause: Pause, now: Date): number | null {
  if (pause === 'off') return null
  if (pause === 'hour') return now.getTime() + HOUR
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()
}
