import { now, useClock } from '#core/runtime/clock'

const HOUR = 3_600_000

/** The time this many hours ago. */
export function timeBefore(hours: number): Date {
  return new Date(now().getTime() - hours * HOUR)
}

/** Runs `work` with the clock set back by this many hours. */
export async function hoursAgo<T>(hours: number, work: () => Promise<T>): Promise<T> {
  const then = timeBefore(hours)
  const restoreClock = useClock({ now: () => new Date(then) })
  try {
    return await work()
  } finally {
    restoreClock()
  }
}
