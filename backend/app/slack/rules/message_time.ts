import type { SlackSkipReason } from '#contract/slack/data/slack'
import { quietUntil, type Rhythm } from '#contract/notifications/rules/rhythm'
import type { MemberTelling } from '#posts/public'

/** A post is planned within seconds of its start; by then, members without a time are not told of it. */
const PLANNED_MS = 5 * 60_000
const AGAIN_MS = 30_000

/** When a member gets a message: now, later or not at all. */
export type MessageTime =
  | { kind: 'now' }
  | { kind: 'later'; at: Date }
  | { kind: 'never'; reason: SlackSkipReason }

interface MessageFacts {
  rhythm: Rhythm
  /** When the member is told of the post of the message; `any` without one. */
  telling: MemberTelling
  /** When the message was written. */
  createdAt: Date
  now: Date
}

/** A message never comes in quiet hours or on a day off; of a paced post, only once the member was told of it. */
export function messageTime({ rhythm, telling, createdAt, now }: MessageFacts): MessageTime {
  const soon = now.getTime() + AGAIN_MS
  if (telling instanceof Date) return later(Math.max(telling.getTime(), soon))
  if (telling === 'unplanned') {
    const isPlanned = now.getTime() - createdAt.getTime() >= PLANNED_MS
    return isPlanned ? { kind: 'never', reason: 'not_told' } : later(soon)
  }
  const quiet = quietUntil(rhythm, now)
  return quiet === null ? { kind: 'now' } : later(quiet.getTime())
}

const later = (time: number): MessageTime => ({ kind: 'later', at: new Date(time) })
