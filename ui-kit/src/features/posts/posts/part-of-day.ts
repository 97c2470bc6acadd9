export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Chooses the greeting, by the clock of the device. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
