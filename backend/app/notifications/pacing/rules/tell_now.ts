import { isAlwaysQuiet } from '#contract/notifications/rules/rhythm'
import type { PacedMember } from '#notifications/pacing/rules/choose_minutes'
import { minutesOf } from '#notifications/pacing/rules/minutes_of'
import { minutesToPace, type PostWindow } from '#notifications/pacing/rules/minutes_to_pace'
import { spansByZone } from '#notifications/pacing/rules/spans_by_zone'

/** When members are told who do not wait for each other: at once, or as soon as it is not quiet; null if the window ends first. */
export function tellNow(
  window: PostWindow,
  members: readonly Pick<PacedMember, 'id' | 'rhythm'>[],
  now: Date,
): Map<string, Date | null> {
  const start = Math.max(window.startsAt.getTime(), now.getTime())
  if (window.endsAt !== null && start >= window.endsAt.getTime())
    return new Map(members.map(({ id }) => [id, null]))
  const [from, { to }] = [Math.floor(start / 60_000), minutesToPace(window, now)]
  const spansOf = spansByZone(from, to)
  const firstMinute = ({ rhythm }: Pick<PacedMember, 'rhythm'>): number | null => {
    if (isAlwaysQuiet(rhythm)) return null
    for (const { allowed } of minutesOf(rhythm, spansOf(rhythm.timeZone), from, to))
      if (allowed.length > 0) return allowed[0]![0]
    return null
  }
  return new Map(
    members.map((member) => {
      const minute = firstMinute(member)
      return [member.id, minute === null ? null : new Date(Math.max(minute * 60_000, start))]
    }),
  )
}
