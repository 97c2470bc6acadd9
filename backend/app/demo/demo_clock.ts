import { now, useClock } from '#core/clock'

const HOUR = 3_600_000

/** Runs a piece of work as if it were that many hours ago. */
export async function hoursAgo<T>(hours: number, work: () => Promise<T>): Promise<T> {
  const then = new Date(now().getTime() - hours * HOUR)
  const comeBack = useClock({ now: () => new Date(then) })
  try {
    return await work()
  } finally {
    comeBack()
  }
}
