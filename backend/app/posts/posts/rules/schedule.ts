import type { EndRequest, ScheduleRequest } from '#contract/posts/data/schedule'
import { instantOf } from '#core/runtime/local_time'

const HOUR_MS = 3_600_000

/** When a post starts and ends, as stored. */
export interface Schedule {
  /** Null to start at once. */
  startsAt: Date | null
  /** In which the author chose the times; null without a choice. */
  timeZone: string | null
  /** For how many hours it asks for comments once it has started; null without an end, or with one at a set time. */
  windowHours: number | null
  /** The set time. */
  endsAt: Date | null
}

/** The schedule of a valid request. Without one, a post starts at once, with the default window of its organization. */
export function scheduleOf(request: ScheduleRequest | undefined, defaultHours: number | null): Schedule {
  if (request === undefined)
    return { startsAt: null, timeZone: null, windowHours: defaultHours, endsAt: null }
  const { timeZone, start, end, windowHours = defaultHours } = request
  const instant = (local: string | null | undefined) => (local == null ? null : instantOf(local, timeZone))
  const endsAt = instant(end)
  return { startsAt: instant(start), timeZone, windowHours: endsAt === null ? windowHours : null, endsAt }
}

/** When a window of so many hours ends that begins at an instant; null without an end. */
export const windowEnd = (from: Date, hours: number | null): Date | null =>
  hours === null ? null : new Date(from.getTime() + hours * HOUR_MS)

/** The new end of a post that has started. */
export function endOf({ hours = null, end, timeZone }: EndRequest, at: Date): Date | null {
  return end == null ? windowEnd(at, hours) : instantOf(end, timeZone!)
}
