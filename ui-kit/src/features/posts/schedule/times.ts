import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { EndRequest, ScheduleRequest } from '@fanfare/contract/posts/data/schedule.ts'
import { wallClock } from '../../../i18n/wall-clock.ts'

/** When a post starts and ends, as in its form. */
export interface TimesDraft {
  /** `YYYY-MM-DDTHH:MM`; empty to start at once. */
  start: string
  /** Hours, `none` without an end, `until` a time, or `default` as its organization has chosen. */
  window: string
  /** In the form of `start`, if the window is `until`. */
  end: string
  membersPrepare: boolean
}

export const AT_ONCE: TimesDraft = { start: '', window: 'default', end: '', membersPrepare: false }

const NAMES = Object.keys(AT_ONCE) as readonly (keyof TimesDraft)[]

export const isSameTimes = (one: TimesDraft, other: TimesDraft): boolean =>
  NAMES.every((name) => one[name] === other[name])

/** The IANA name of the time zone of the device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** An instant as the value of a field for a date and time. */
const localTime = (time: number, timeZone: string): string => wallClock(time, timeZone).replace(' ', 'T')

/** Whether the value of such a field is later than another one, by default than now. */
export const isAhead = (local: string, timeZone: string, than = localTime(Date.now(), timeZone)): boolean =>
  local > than

/** The times of a scheduled post in its form, in a zone. */
export function toTimes(post: Post, timeZone: string): TimesDraft {
  const { startsAt, endsAt, windowHours, membersPrepare } = post
  if (startsAt === null) return AT_ONCE
  const local = (iso: string | null) => (iso === null ? '' : localTime(Date.parse(iso), timeZone))
  const otherwise = endsAt === null ? 'none' : 'until'
  return {
    start: local(startsAt),
    window: windowHours === null ? otherwise : String(windowHours),
    end: local(endsAt),
    membersPrepare,
  }
}

/** The times as a request; `timeZone` is that of the fields. */
export function toSchedule({ start, window, end }: TimesDraft, timeZone: string): ScheduleRequest {
  const begin = { timeZone, start: start || null }
  if (window === 'default') return begin
  return window === 'until' ? { ...begin, end } : { ...begin, windowHours: hoursOf(window) }
}

/** The request that ends a post in so many hours, or at a time of this device. */
export const toEnd = (window: string, end: string): EndRequest =>
  window === 'until' ? { end, timeZone: deviceZone() } : { hours: hoursOf(window) }

const hoursOf = (window: string): number | null => (window === 'none' ? null : Number(window))
