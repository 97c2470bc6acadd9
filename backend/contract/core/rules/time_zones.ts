export const DAY_MINUTES = 24 * 60
/** No zone changes its clocks twice in a week. */
const WEEK_MINUTES = 7 * DAY_MINUTES
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4

const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether this runtime knows a time zone. Offsets such as `+01:00`, which newer runtimes accept, are no names. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    return offsetFormat(name) !== undefined
  } catch {
    return false
  }
}

/**
 * How many minutes a zone is ahead of UTC.
 * @param minute - minutes since 1970 in UTC
 * @throws RangeError for an unknown zone
 */
export function offsetAt(timeZone: string, minute: number): number {
  const shown = offsetFormat(timeZone).format(minute * 60_000)
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(shown) ?? []
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -size : size
}

/** The weekday of a minute since 1970 on a local clock: 0 is Sunday. */
export function weekdayOf(localMinute: number): number {
  return (Math.floor(localMinute / DAY_MINUTES) + FIRST_WEEKDAY) % 7
}

/** The calendar day of a minute since 1970 on a local clock, `YYYY-MM-DD`. */
export function calendarDay(localMinute: number): string {
  return new Date(localMinute * 60_000).toISOString().slice(0, 10)
}

/** A time in which the clocks of a zone are not changed, in minutes since 1970, and how many minutes it is ahead of UTC. */
export interface OffsetSpan {
  from: number
  to: number
  offset: number
}

/** The time from one minute since 1970 to another, divided where the clocks of a zone are changed. */
export function offsetSpans(timeZone: string, from: number, to: number): OffsetSpan[] {
  const spans: OffsetSpan[] = []
  let at = from
  while (at < to) {
    const offset = offsetAt(timeZone, at)
    const end = endOfOffset(timeZone, offset, at, Math.min(at + WEEK_MINUTES, to))
    const last = spans.at(-1)
    if (last?.offset === offset) last.to = end
    else spans.push({ from: at, to: end, offset })
    at = end
  }
  return spans
}

function endOfOffset(timeZone: string, offset: number, from: number, to: number): number {
  if (offsetAt(timeZone, to) === offset) return to
  let [last, end] = [from, to]
  while (end - last > 1) {
    const middle = Math.floor((last + end) / 2)
    if (offsetAt(timeZone, middle) === offset) last = middle
    else end = middle
  }
  return end
}

/** Cached: making one costs a hundred times as much as using it. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  return format
}
