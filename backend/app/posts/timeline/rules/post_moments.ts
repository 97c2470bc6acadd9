import type { Pacing } from '#contract/posts/data/telling'
import type { TimelineEntry } from '#contract/posts/data/timeline'
import { timeOfId } from '#core/runtime/ids'
import { timelineEntry } from '#posts/timeline/rules/timeline_entry'
import { windowEnd } from '#posts/posts/rules/schedule'

/** The instants of a post, and when its members were told. */
export interface PostTimes {
  id: string
  /** When members learned of it. */
  createdAt: Date
  /** Null once it has started. */
  startsAt: Date | null
  /** Since when it is approved and has started. */
  startedAt: Date | null
  endsAt: Date | null
  windowHours: number | null
  pacing: Pacing | null
  told: number
  of: number
  firstAt: Date | null
  lastAt: Date | null
  nextAt: Date | null
  /** When its members are reminded, or the first of them was; null without reminders. */
  remindedAt: Date | null
  reminded: number
  toRemind: number
}

/** A post that starts so soon after it was created has started at once. */
const AT_ONCE_MS = 60_000

/** What a post itself and its rows of members say. Entries of what is not known are left out. */
export function postMoments(post: PostTimes): TimelineEntry[] {
  const { createdAt, told, of, firstAt, lastAt, nextAt } = post
  const start = post.startsAt ?? post.startedAt
  // The start of a post replaces when it was created, but not its id.
  const created = new Date(Math.min(timeOfId(post.id) ?? Infinity, createdAt.getTime()))
  const isAtOnce = start !== null && start.getTime() - created.getTime() < AT_ONCE_MS
  const end = post.endsAt ?? (start === null ? null : windowEnd(start, post.windowHours))
  return [
    ...timelineEntry('created', isAtOnce ? null : created),
    ...timelineEntry('start', start),
    ...timelineEntry('firstTold', firstAt, { count: 1, of }),
    ...timelineEntry('lastTold', told > 1 ? lastAt : null, { count: told, of }),
    ...timelineEntry('nextTold', nextAt),
    ...timelineEntry('reminded', post.remindedAt, remindersOf(post)),
    ...timelineEntry('end', end),
  ]
}

const remindersOf = ({ reminded, toRemind }: PostTimes) =>
  reminded === 0 ? undefined : { count: reminded, of: toRemind }
