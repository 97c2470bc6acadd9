import type { Post } from '../../../../backend/contract/posts/data/post.ts'
import type { Telling } from '../../../../backend/contract/posts/data/telling.ts'
import type { Timeline, TimelineEntry } from '../../../../backend/contract/posts/data/timeline.ts'
import { answered, changed, type Answer } from './answers.ts'

const HOUR_MS = 3_600_000

/** An instant in so many hours from now, as ISO 8601. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A post that starts and ends at these times, or is marked. */
export const posted = (facts: Partial<Post>): Answer =>
  changed(/^\/posts\/[^/]+$/, ({ post }: { post: Post }) => ({ post: { ...post, ...facts } }))

export const SCHEDULED = { startsAt: inHours(30), startedAt: null, endsAt: inHours(54) }
export const OVER = { endsAt: inHours(-1) }

export const TIMELINE = /^\/posts\/[^/]+\/timeline$/
const PACED: Telling = { mode: 'paced', told: 3, of: 8, nextAt: inHours(2) }

/** A timeline of a paced post of which three of eight members were told. */
export const timeline = (telling: Partial<Telling>, ...entries: TimelineEntry[]): Answer =>
  answered('GET', TIMELINE, { telling: { ...PACED, ...telling }, entries } satisfies Timeline)

const BEGUN: TimelineEntry[] = [
  { moment: 'created', at: inHours(-30) },
  { moment: 'start', at: inHours(-24) },
  { moment: 'firstTold', at: inHours(-23), reached: { count: 1, of: 8 } },
  { moment: 'firstCopy', at: inHours(-22) },
  { moment: 'halfCopied', at: inHours(-10), reached: { count: 4, of: 8 } },
  { moment: 'lastTold', at: inHours(-6), reached: { count: 3, of: 8 } },
]

/** A post before its start. */
export const BEFOREHAND = [
  posted(SCHEDULED),
  timeline(
    { told: 0, of: 0, nextAt: null },
    { moment: 'created', at: inHours(-1) },
    { moment: 'start', at: SCHEDULED.startsAt },
    { moment: 'end', at: SCHEDULED.endsAt },
  ),
]

/** A post with every moment of a timeline, half of its time over. */
export const HALFWAY = [
  posted({ endsAt: inHours(24) }),
  timeline(
    {},
    ...BEGUN,
    { moment: 'lastCopy', at: inHours(-2), reached: { count: 7, of: 8 } },
    { moment: 'nextTold', at: inHours(2) },
    { moment: 'reminded', at: inHours(12) },
    { moment: 'end', at: inHours(24) },
  ),
]

/** A post after its end. */
export const AFTERWARDS = [
  posted(OVER),
  timeline(
    { told: 8, nextAt: null },
    ...BEGUN,
    { moment: 'reminded', at: inHours(-5), reached: { count: 2, of: 8 } },
    { moment: 'lastCopy', at: inHours(-2), reached: { count: 7, of: 8 } },
    { moment: 'end', at: OVER.endsAt },
  ),
]
