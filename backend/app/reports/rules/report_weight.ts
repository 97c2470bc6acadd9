import { hasStanding, type Standing } from './standing.js'

/** The weight of a report of one person, in percent. */
export const FULL_WEIGHT = 100
/** The share of its weight that a report has when another one of its network weighs as much or more. */
export const SHARED_NETWORK = 0.5
/** Each report of the person that was turned down within this time halves the weight of the next ones. */
export const TURNED_DOWN_MS = 180 * 86_400_000
/** Further reports of a person within a day are answered, and hide nothing. */
export const WEIGHED_PER_DAY = 5
/** As many people whose reports do not count, within this time, raise an alarm. */
export const ALARM_ACCOUNTS = 5
export const ALARM_WINDOW_MS = 3_600_000

/** What the weight of a report depends on, beside the other reports of the post. */
export interface Reporter extends Standing {
  /** How many of their reports were turned down lately. */
  turnedDown: number
  /** How many of their reports within a day have a weight. */
  weighedToday: number
}

/** An open report of a post. */
export interface WeighedReport {
  weight: number
  /** Null when it is unknown, which is shared with nobody. */
  network: string | null
}

/** How much a report of this person counts; nothing without standing. */
export function weightOf(reporter: Reporter): number {
  if (!hasStanding(reporter) || reporter.weighedToday >= WEIGHED_PER_DAY) return 0
  return Math.floor(FULL_WEIGHT / 2 ** reporter.turnedDown)
}

/** How much reports of one post count together: of one network the heaviest in full, the others less. */
export function totalWeight(reports: readonly WeighedReport[]): number {
  const heaviestFirst = reports.toSorted((one, other) => other.weight - one.weight)
  const seen = new Set<string>()
  let total = 0
  for (const { weight, network } of heaviestFirst) {
    total += network !== null && seen.has(network) ? weight * SHARED_NETWORK : weight
    if (network !== null) seen.add(network)
  }
  return total
}

/** What hides a post: its number of people, and each time an administrator has shown it as many more. */
export interface HidingLimit {
  people: number
  clearedCount: number
}

/** Whether open reports hide a post. */
export function hidesPost(reports: readonly WeighedReport[], { people, clearedCount }: HidingLimit): boolean {
  return totalWeight(reports) >= people * (clearedCount + 1) * FULL_WEIGHT
}
