import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import type { PacedPost } from '#notifications/pacing/rules/plan_told'
import { postsByDay, type TimesOfMember } from '#notifications/pacing/rules/posts_by_day'
import { replanMissed } from '#notifications/pacing/rules/replan_missed'

/** A member whose time to be told of a post has come. */
export interface DueMember {
  postId: string
  userId: string
  dueAt: Date
}

export interface DueInput {
  due: readonly DueMember[]
  posts: ReadonlyMap<string, PacedPost>
  rhythms: ReadonlyMap<string, Rhythm>
  /** Of members with a limit of posts a day. */
  times: ReadonlyMap<string, TimesOfMember>
  /** When others are to be told, by post. */
  used: ReadonlyMap<string, readonly Date[]>
  now: Date
}

export interface DueDecision {
  told: DueMember[]
  /** Those who have missed their time, with their next one. */
  moved: DueMember[]
  /** Those for whom nothing is left of the window. */
  never: DueMember[]
}

/** Who is told now: post by post, because a member who is told of one may not be told of another on the same day. */
export function decideDue({ due, posts, rhythms, times, used, now }: DueInput): DueDecision {
  const decision: DueDecision = { told: [], moved: [], never: [] }
  const current = new Map([...times].map(([id, ofMember]) => [id, new Map(ofMember)]))
  const byPost = Map.groupBy(due, ({ postId }) => postId)
  for (const [postId, group] of byPost) {
    const members = group.map(({ userId: id }) => {
      const rhythm = rhythms.get(id) ?? DEFAULT_RHYTHM
      return { id, rhythm, told: postsByDay(rhythm, current.get(id), postId) }
    })
    const planned = new Map(group.map(({ userId, dueAt }) => [userId, dueAt]))
    const post = posts.get(postId)!
    const missed = replanMissed({ post, members, planned, used: used.get(postId), now })
    for (const member of group) {
      const next = missed.get(member.userId)
      if (next === undefined) decision.told.push(member)
      else if (next === null) decision.never.push(member)
      else decision.moved.push({ ...member, dueAt: next })
      const at = next === undefined ? now : next
      if (at === null) current.get(member.userId)?.delete(postId)
      else current.get(member.userId)?.set(postId, at)
    }
  }
  return decision
}
