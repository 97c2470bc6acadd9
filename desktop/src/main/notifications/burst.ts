/** More notifications than this within `BURST_WINDOW_MS` are a burst. */
export const BURST_THRESHOLD = 3
export const BURST_WINDOW_MS = 10_000

/**
 * Detects bursts. The function returns the number of notifications in the window when they are a burst, otherwise
 * null. `now` is in milliseconds.
 */
export function burstDetector(): (count: number, now: number) => { count: number } | null {
  let recent: { at: number; count: number }[] = []
  return (count, now) => {
    recent = [...recent.filter(({ at }) => now - at < BURST_WINDOW_MS), { at: now, count }]
    const total = recent.reduce((sum, each) => sum + each.count, 0)
    return total <= BURST_THRESHOLD ? null : { count: total }
  }
}
