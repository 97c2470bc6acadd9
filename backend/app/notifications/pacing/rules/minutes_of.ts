import { DAY_MINUTES, weekdayOf, type OffsetSpan } from '#contract/core/rules/time_zones'
import { partsOfDay, type PartOfDay, type Rhythm } from '#contract/notifications/rules/rhythm'

/** Minutes since 1970, in order; `to` is not one of them. */
export type Minutes = readonly [from: number, to: number]

/** Minutes of one calendar day of a member, or of a part of it that ends when the clocks are changed. */
export interface DayMinutes {
  /** A minute of the day on the clock of the member. */
  localMinute: number
  /** In active hours and not quiet. */
  active: Minutes[]
  /** Not quiet. */
  allowed: Minutes[]
}

const WHOLE_DAY: PartOfDay[] = [[0, DAY_MINUTES]]

/**
 * The days of a member that are not off, from one minute to another, in order.
 * @param spans - of the time zone of the member; they include these minutes
 */
export function* minutesOf(
  rhythm: Rhythm,
  spans: readonly OffsetSpan[],
  from: number,
  to: number,
): Generator<DayMinutes> {
  const allowed = rhythm.quietHours === null ? WHOLE_DAY : restOfDay(partsOfDay(rhythm.quietHours))
  const hours = rhythm.activeHours === null ? WHOLE_DAY : partsOfDay(rhythm.activeHours)
  const active = commonParts(allowed, hours)
  for (const span of spans) {
    const end = Math.min(span.to, to) + span.offset
    let at = Math.max(span.from, from) + span.offset
    while (at < end) {
      const midnight = at - (at % DAY_MINUTES)
      const part: PartOfDay = [at - midnight, Math.min(end - midnight, DAY_MINUTES)]
      const minutesIn = (parts: PartOfDay[]) => shifted(commonParts(parts, [part]), midnight - span.offset)
      if (!rhythm.daysOff.includes(weekdayOf(at)))
        yield { localMinute: at, active: minutesIn(active), allowed: minutesIn(allowed) }
      at = midnight + DAY_MINUTES
    }
  }
}

/** The parts of a day between some that are in order. */
function restOfDay(parts: readonly PartOfDay[]): PartOfDay[] {
  const starts = [0, ...parts.map(([, to]) => to)]
  const ends = [...parts.map(([from]) => from), DAY_MINUTES]
  return starts.map((start, index): PartOfDay => [start, ends[index]!]).filter(([start, end]) => start < end)
}

function commonParts(parts: readonly PartOfDay[], others: readonly PartOfDay[]): PartOfDay[] {
  const common: PartOfDay[] = []
  for (const [from, to] of parts) {
    for (const [start, end] of others) {
      const part: PartOfDay = [Math.max(from, start), Math.min(to, end)]
      if (part[0] < part[1]) common.push(part)
    }
  }
  return common
}

function shifted(parts: readonly PartOfDay[], by: number): Minutes[] {
  return parts.map(([from, to]) => [from + by, to + by])
}
