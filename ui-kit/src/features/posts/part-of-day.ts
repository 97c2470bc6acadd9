export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** How to greet somebody at this hour, by the clock of their device. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
