export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Chooses the greeting by the clock of a time zone, by default the one of the device. */
export function partOfDay(now: Date, timeZone?: string): PartOfDay {
  const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
  const hour = Number(hours.format(now))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
