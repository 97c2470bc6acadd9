import { hasStanding, type Standing } from './standing.js'

/** The full weight of a report, in percent. */
export const FULL_WEIGHT = 100
/** The factor for a report from the same network as a report of at least the same weight. */
export const SHARED_NETWORK = 0.5
/** Each report of the user that was turned down within this time halves the weight of later ones. */
export const TURNED_DOWN_MS = 180 * 86_400_000
/** Further reports of a user within a day are accepted, but have no weight. */
export const WEIGHED_PER_DAY = 5
/** This many reporters without standing within the window raise an alarm. */
export const ALARM_ACCOUNTS = 5
export const ALARM_WINDOW_MS = 3_600_000

/** What determines the weight of a report, apart from the other reports of the post. */
export interface Reporter extends Standing {
  /** How many of their reports were turned down recently. */
  turnedDown: number
  /** How many of their reports within the last day have a weight. */
  weighedToday: number
}

/** An open report of a post. */
export interface WeighedReport {
  weight: number
  /** Null if unknown; then it is treated as a network of its own. */
  network: string | null
}

/** The weight of a report of this user; 0 without standing. */
export function weightOf(reporter: Reporter): number {
  if (!hasStanding(reporter) || reporter.weighedToday >= WEIGHED_PER_DAY) return 0
  return Math.floor(FULL_WEIGHT / 2 ** reporter.turnedDown)
}

/** The total weight of the reports of a post: the heaviest report of each network counts in full, the others less. */
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

/** The limit that hides a post. It grows by `people` each time an administrator has shown the post. */
export interface HidingLimit {
  people: number
  clearedCount: number
}

/** Whether open reports hide a post. */
export function hidesPost(reports: readonly WeighedReport[], { people, clearedCount }: HidingLimit): boolean {
  return totalWeight(reports) >= people * (clearedCount + 1) * FULL_WEIGHT
}
