import { calendarDay, DAY_MINUTES, offsetAt, offsetSpans, weekdayOf } from '../../core/rules/time_zones.ts'

/** A day of a week may have no minute that is not quiet in the night in which clocks go forward. */
const SEARCHED_DAYS = 15
/** The last time that a `Date` can have. */
const NEVER = 8_640_000_000_000_000

/**
 * A part of each day, `HH:MM` in the member's time zone, without the minute of `to`. When `from` is later than `to`,
 * midnight lies between them; when they are equal, no minute does.
 */
export interface Hours {
  from: string
  to: string
}

/** When a member wants to be told of posts, and how many of them. */
export interface Rhythm {
  /** An IANA name. */
  timeZone: string
  /** Null: the whole day. */
  activeHours: Hours | null
  /** Null: none. */
  quietHours: Hours | null
  /** Days on which the member is told nothing: 0 is Sunday. */
  daysOff: number[]
  /** Null: no limit. */
  postsPerDay: number | null
}

/** The rhythm of a member who has chosen none: told at any time. */
export const DEFAULT_RHYTHM: Readonly<Rhythm> = {
  timeZone: 'UTC',
  activeHours: null,
  quietHours: null,
  daysOff: [],
  postsPerDay: null,
}

/** A part of a day, in minutes after midnight; `to` is not part of it. */
export type PartOfDay = readonly [from: number, to: number]

/** The parts of a calendar day that hours cover: two when midnight lies between them. */
export function partsOfDay(hours: Hours): PartOfDay[] {
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const parts: PartOfDay[] =
    from <= to
      ? [[from, to]]
      : [
          [0, to],
          [from, DAY_MINUTES],
        ]
  return parts.filter(([start, end]) => start < end)
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a member is told nothing at a time: in quiet hours, or on a day off. */
export function isQuiet(rhythm: Rhythm, at: Date): boolean {
  return isQuietMinute(rhythm, localMinute(rhythm, at))
}

/** Whether a time is within the active hours of a member and not quiet. */
export function isActive(rhythm: Rhythm, at: Date): boolean {
  const minute = localMinute(rhythm, at)
  return (
    !isQuietMinute(rhythm, minute) && (rhythm.activeHours === null || isWithin(rhythm.activeHours, minute))
  )
}

/** Whether a member has all seven days off, so that no time is ever not quiet. */
export function isAlwaysQuiet({ daysOff }: Rhythm): boolean {
  return new Set(daysOff).size === 7
}

/**
 * When a quiet time ends: the first minute after `at` that is not quiet, or null when `at` is not quiet. For a member who
 * {@link isAlwaysQuiet} it is the last time that a `Date` can have.
 */
export function quietUntil(rhythm: Rhythm, at: Date): Date | null {
  if (!isQuiet(rhythm, at)) return null
  const from = minuteOf(at) + 1
  const spans = isAlwaysQuiet(rhythm)
    ? []
    : offsetSpans(rhythm.timeZone, from, from + SEARCHED_DAYS * DAY_MINUTES)
  for (const span of spans) {
    for (let minute = span.from; minute < span.to; minute++) {
      if (!isQuietMinute(rhythm, minute + span.offset)) return new Date(minute * 60_000)
    }
  }
  return new Date(NEVER)
}

/** The calendar day of a member at a time, `YYYY-MM-DD`. */
export function dayOf(rhythm: Rhythm, at: Date): string {
  return calendarDay(localMinute(rhythm, at))
}

function isQuietMinute({ quietHours, daysOff }: Rhythm, minute: number): boolean {
  return daysOff.includes(weekdayOf(minute)) || (quietHours !== null && isWithin(quietHours, minute))
}

function isWithin(hours: Hours, minute: number): boolean {
  const time = minute % DAY_MINUTES
  return partsOfDay(hours).some(([from, to]) => time >= from && time < to)
}

function localMinute({ timeZone }: Rhythm, at: Date): number {
  const minute = minuteOf(at)
  return minute + offsetAt(timeZone, minute)
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / 60_000)
}
