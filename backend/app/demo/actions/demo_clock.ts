import { now, useClock } from '#core/clock'

const HOUR = 3_600_000

/** Runs `work` as if it were that many hours ago. */
export async function hoursAgo<T>(hours: number, work: () => Promise<T>): Promise<T> {
  const then = new Date(now().getTime() - hours * HOUR)
  const restoreClock = useClock({ now: () => new Date(then) })
  try {
    return await work()
  } finally {
    restoreClock()
  }
}
