/** More than so many notifications within `WINDOW` milliseconds are a burst. */
export const CALM_MAX = 3
export const WINDOW = 10_000

/** What to do with news that have just come. */
export type Telling = { each: true } | { each: false; count: number }

/**
 * Gathers bursts: the first few news are told one by one, what comes faster in one sentence with their number.
 * `now` in milliseconds.
 */
export function burstGatherer(): (count: number, now: number) => Telling {
  let arrived: { at: number; count: number }[] = []
  return (count, now) => {
    arrived = [...arrived.filter(({ at }) => now - at < WINDOW), { at: now, count }]
    const total = arrived.reduce((sum, each) => sum + each.count, 0)
    return total <= CALM_MAX ? { each: true } : { each: false, count: total }
  }
}
