import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { DATE_TIME, dateFormat } from '@fanfare/contract/core/rules/dates.ts'

/** Pages rendered on the server have dates in this time zone until they are hydrated. */
export const SERVER_TIME_ZONE = 'UTC'

const STYLES = {
  datetime: DATE_TIME,
  day: { month: 'long', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

/** Formats a date in the language of the interface, and in the time zone of the device unless another is given. */
export function formatDate(
  iso: string,
  language: Language,
  style: DateStyle = 'datetime',
  timeZone?: string,
): string {
  return formatOf(language, style, timeZone).format(new Date(iso))
}

/** By language and style, each for the last time zone: a format takes longer to make than to use. */
const dateFormats = new Map<string, { timeZone?: string; format: Intl.DateTimeFormat }>()

function formatOf(language: Language, style: DateStyle, timeZone?: string): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const last = dateFormats.get(key)
  if (last !== undefined && last.timeZone === timeZone) return last.format
  const format = dateFormat(language, STYLES[style], timeZone)
  dateFormats.set(key, { timeZone, format })
  return format
}

/** Formats a calendar month such as `2026-11`. */
export function formatMonth(month: string, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric' }, 'UTC').format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
