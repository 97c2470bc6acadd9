import { wallClock } from '../../../i18n/wall-clock.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Chooses the greeting by the clock of a time zone, by default the one of the device. */
export function partOfDay(now: Date, timeZone?: string): PartOfDay {
  const hour = Number(wallClock(now.getTime(), timeZone).slice(11, 13))
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
