import type { Telling } from './telling.ts'

/** What happens to a post, or will. `created` is left out for a post that started at once. */
export const MOMENTS = [
  'created',
  'start',
  'firstTold',
  'lastTold',
  'nextTold',
  'reminded',
  'firstCopy',
  'halfCopied',
  'lastCopy',
  'end',
] as const

export type Moment = (typeof MOMENTS)[number]

/** A moment of a post; it may be ahead. */
export interface TimelineEntry {
  moment: Moment
  at: string
  /**
   * How many of how many members were told until then, were reminded, or had copied: of those to whom the post is addressed, without its
   * author, the first copy of each counts.
   */
  reached?: { count: number; of: number }
}

/** What has happened to a post and what will, in order, for its author and admins. */
export interface Timeline {
  telling: Telling
  entries: TimelineEntry[]
}
