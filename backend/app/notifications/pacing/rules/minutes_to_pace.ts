import { DAY_MINUTES } from '#contract/core/rules/time_zones'

/** The spread of a longer window does not last longer. */
const SPREAD_MAX_MINUTES = DAY_MINUTES
/** A post without an end is spread like one of this length. */
const WITHOUT_END_MINUTES = DAY_MINUTES
/** How long after the start members may be told of a post without an end: longer than any rhythm is quiet. */
const SEARCHED_MINUTES = 15 * DAY_MINUTES

/** When a post is worth telling members of; without an end, as long as it exists. */
export interface PostWindow {
  startsAt: Date
  endsAt: Date | null
}

/**
 * The minutes since 1970 in which members can be told of a post. The spread, over which they are spread if possible, lasts
 * until `spreadTo`. Neither it nor the window includes its last minute.
 */
export interface MinutesToPace {
  from: number
  spreadTo: number
  to: number
}

/**
 * What is left of a window at a time, in whole minutes. The spread is the first half of that and at most a day, so that
 * members who are planned later, or again, are not all told at once.
 */
export function minutesToPace({ startsAt, endsAt }: PostWindow, now: Date): MinutesToPace {
  const from = Math.ceil(Math.max(startsAt.getTime(), now.getTime()) / 60_000)
  const to = endsAt === null ? from + SEARCHED_MINUTES : Math.max(from, Math.ceil(endsAt.getTime() / 60_000))
  const length = endsAt === null ? WITHOUT_END_MINUTES : to - from
  return { from, spreadTo: from + Math.min(Math.ceil(length / 2), SPREAD_MAX_MINUTES), to }
}
