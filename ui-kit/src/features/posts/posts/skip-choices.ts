const HOUR_MS = 3_600_000
const MORNING_HOUR = 8

/** For how long a member can skip a post. */
export interface SkipChoice {
  name: 'hour' | 'morning' | 'forGood'
  /** When the post is shown again, by the clock of this device; null for not at all. */
  until: (now: Date) => Date | null
}

export const SKIP_CHOICES: readonly SkipChoice[] = [
  { name: 'hour', until: (now) => new Date(now.getTime() + HOUR_MS) },
  { name: 'morning', until: nextMorning },
  { name: 'forGood', until: () => null },
]

/** The morning of the next day, also on the days when the clocks change. */
function nextMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING_HOUR)
}
