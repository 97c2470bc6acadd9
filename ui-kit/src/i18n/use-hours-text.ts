import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'
import { WINDOW_HOURS_OFFERED } from '@fanfare/contract/posts/rules/window.ts'
import { useLanguage } from './languages.ts'

/** From this on, whole days are named as such. */
const DAYS_FROM = 72

/** So many hours in words, or as days: `48 hours`, `7 days`. */
export function useHoursText(): (hours: number) => string {
  const locale = LOCALES[useLanguage()]
  return (hours) => {
    const inDays = hours >= DAYS_FROM && hours % 24 === 0
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: inDays ? 'day' : 'hour',
      unitDisplay: 'long',
    }).format(inDays ? hours / 24 : hours)
  }
}

/** The offered windows of posts as options of a select, in ascending order; `hours` is one that may not be among them. */
export function useHourOptions(hours?: number) {
  const hoursText = useHoursText()
  const all = hours === undefined ? WINDOW_HOURS_OFFERED : new Set([...WINDOW_HOURS_OFFERED, hours])
  return [...all]
    .toSorted((one, other) => one - other)
    .map((each) => ({ value: String(each), label: hoursText(each) }))
}
