import { sha256 } from '#core/runtime/hashing/sha256'
import { assignMinutes } from '#notifications/pacing/rules/assign_minutes'
import { chooseMinutes, type PacedMember } from '#notifications/pacing/rules/choose_minutes'
import { minutesToPace, type PostWindow } from '#notifications/pacing/rules/minutes_to_pace'
import { spansByZone } from '#notifications/pacing/rules/spans_by_zone'
import { tellNow } from '#notifications/pacing/rules/tell_now'

export interface PacedPost extends PostWindow {
  id: string
  /** Now: told at once if it is not quiet, whatever limit of posts a member has. */
  mode: 'paced' | 'now'
}

export interface PlanInput {
  post: PacedPost
  /** Those whose time is planned. */
  members: readonly PacedMember[]
  now: Date
  /** When all other members are told of the post. */
  used: readonly Date[]
}

/**
 * When each member is told of a post, by id; null: never, because all that is left of its window is quiet or on days on
 * which they are told of enough posts. It is the same for the same input, whatever the order of the members is.
 */
export function planTold({ post, members, now, used }: PlanInput): Map<string, Date | null> {
  if (post.mode === 'now') return tellNow(post, members, now)
  const pacing = minutesToPace(post, now)
  const spansOf = spansByZone(pacing.from, pacing.to)
  const requests = members
    .map((member) => ({
      id: member.id,
      minutes: chooseMinutes(member, spansOf(member.rhythm.timeZone), pacing),
      seed: seedOf(post, member),
    }))
    .filter(({ minutes }) => minutes.length > 0)
  const usedMinutes = used.map((at) => Math.floor(at.getTime() / 60_000))
  const assigned = assignMinutes(requests, usedMinutes)
  return new Map(members.map(({ id }) => [id, dateOf(assigned.get(id))]))
}

function seedOf(post: { id: string }, member: { id: string }): number {
  return Number.parseInt(sha256.hex(`${post.id} ${member.id}`).slice(0, 8), 16)
}

function dateOf(minute: number | undefined): Date | null {
  return minute === undefined ? null : new Date(minute * 60_000)
}
