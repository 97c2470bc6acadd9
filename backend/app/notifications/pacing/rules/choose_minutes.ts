import { calendarDay, type OffsetSpan } from '#contract/core/rules/time_zones'
import { isAlwaysQuiet, type Rhythm } from '#contract/notifications/rules/rhythm'
import { minutesOf, type DayMinutes, type Minutes } from '#notifications/pacing/rules/minutes_of'
import type { MinutesToPace } from '#notifications/pacing/rules/minutes_to_pace'

/** A member who is to be told of a post. */
export interface PacedMember {
  id: string
  rhythm: Rhythm
  /** Of how many other posts the member is told on a day of theirs, `YYYY-MM-DD`. */
  told: ReadonlyMap<string, number>
}

/**
 * The minutes of which any is as good for a member: active ones of the spread, else others of it, else those of the first
 * day after it. None is quiet or on a day on which the member is told of enough posts. Empty when there is none.
 */
export function chooseMinutes(
  { rhythm, told }: PacedMember,
  spans: readonly OffsetSpan[],
  { from, spreadTo, to }: MinutesToPace,
): Minutes[] {
  const limit = rhythm.postsPerDay
  if (limit === 0 || isAlwaysQuiet(rhythm)) return []
  const hasRoom = ({ localMinute }: DayMinutes) =>
    limit === null || (told.get(calendarDay(localMinute)) ?? 0) < limit
  const spread = [...minutesOf(rhythm, spans, from, spreadTo)].filter(hasRoom)
  const active = spread.flatMap((day) => day.active)
  if (active.length > 0) return active
  const allowed = spread.flatMap((day) => day.allowed)
  if (allowed.length > 0) return allowed
  for (const day of minutesOf(rhythm, spans, spreadTo, to)) {
    if (day.allowed.length > 0 && hasRoom(day)) return day.active.length > 0 ? day.active : day.allowed
  }
  return []
}
