import { dayOf, isQuiet } from '#contract/notifications/rules/rhythm'
import type { PacedMember } from '#notifications/pacing/rules/choose_minutes'
import { planTold, type PacedPost } from '#notifications/pacing/rules/plan_told'

/** A member who was not told by this many minutes after their time is not told at once any more. */
export const MISSED_AFTER_MINUTES = 30

export interface ReplanInput {
  post: PacedPost
  /** Those who have not been told yet. */
  members: readonly PacedMember[]
  /** When they were to be told, by id. */
  planned: ReadonlyMap<string, Date>
  /** When others are to be told. */
  used?: readonly Date[]
  now: Date
}

/**
 * New times, by id, for members who have missed theirs, such as all of them after a server was off for a day: planned from
 * now on like those of new members. Who missed it by a few minutes and may still be told has no new time.
 */
export function replanMissed({
  post,
  members,
  planned,
  used: usedByOthers = [],
  now,
}: ReplanInput): Map<string, Date | null> {
  const missed = members.filter((member) => isMissed(post, member, planned.get(member.id), now))
  const ids = new Set(missed.map(({ id }) => id))
  const kept = [...planned].filter(([id]) => !ids.has(id)).map(([, at]) => at)
  return planTold({ post, members: missed, now, used: [...kept, ...usedByOthers] })
}

function isMissed(
  { endsAt, mode }: PacedPost,
  member: PacedMember,
  at: Date | undefined,
  now: Date,
): boolean {
  if (at === undefined || at.getTime() > now.getTime()) return false
  const isLate = now.getTime() - at.getTime() > MISSED_AFTER_MINUTES * 60_000
  const isOver = endsAt !== null && endsAt.getTime() <= now.getTime()
  return isLate || isOver || isQuiet(member.rhythm, now) || (mode === 'paced' && isTooMany(member, now))
}

/** Whether the member is told of enough other posts today: after midnight, or since they have chosen another limit. */
function isTooMany({ rhythm, told }: PacedMember, now: Date): boolean {
  return rhythm.postsPerDay !== null && (told.get(dayOf(rhythm, now)) ?? 0) >= rhythm.postsPerDay
}
