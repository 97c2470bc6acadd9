import { dayOf, type Rhythm } from '#contract/notifications/rules/rhythm'

/** When a member was told of posts or will be, by the ids of the posts. */
export type TimesOfMember = ReadonlyMap<string, Date>

/** Of how many posts, except one, a member is told on each of their days; empty for members without a limit. */
export function postsByDay(
  rhythm: Rhythm,
  times: TimesOfMember | undefined,
  exceptId: string,
): Map<string, number> {
  const counts = new Map<string, number>()
  if (rhythm.postsPerDay === null || times === undefined) return counts
  for (const [postId, at] of times) {
    if (postId === exceptId) continue
    const day = dayOf(rhythm, at)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
