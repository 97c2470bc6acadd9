import type { Moment, TimelineEntry } from '@fanfare/contract/posts/data/timeline.ts'

export const LANES = ['post', 'told', 'copied'] as const

export type Lane = (typeof LANES)[number]

/** A new moment does not compile until it has a lane. */
const LANE_OF = {
  created: 'post',
  start: 'post',
  firstTold: 'told',
  lastTold: 'told',
  nextTold: 'told',
  reminded: 'told',
  firstCopy: 'copied',
  halfCopied: 'copied',
  lastCopy: 'copied',
  end: 'post',
} as const satisfies Record<Moment, Lane>

export interface Point extends TimelineEntry {
  /** From the left, as a share of the width: 0 to 1. */
  x: number
  isAhead: boolean
}

export interface LaneOfPoints {
  lane: Lane
  points: Point[]
}

const time = ({ at }: TimelineEntry) => Date.parse(at)

export const isAhead = (entry: TimelineEntry, now: number): boolean => time(entry) > now

/** Where the moments are on one scale of time for all lanes, and where it is now. Lanes without any are left out. */
export function lanesOf(
  entries: readonly TimelineEntry[],
  now: number,
): { lanes: LaneOfPoints[]; now: number } {
  const times = [...entries.map(time), now]
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const x = (at: number) => (to === from ? 0 : (at - from) / (to - from))
  const points = entries.map((entry) => ({ ...entry, x: x(time(entry)), isAhead: isAhead(entry, now) }))
  const lanes = LANES.map((lane) => ({
    lane,
    points: points.filter(({ moment }) => LANE_OF[moment] === lane),
  }))
  return { lanes: lanes.filter((lane) => lane.points.length > 0), now: x(now) }
}
