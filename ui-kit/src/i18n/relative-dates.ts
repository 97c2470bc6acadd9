import type { Language } from '@fanfare/contract/core/rules/language.ts'
import { LOCALES } from '@fanfare/contract/core/rules/dates.ts'
import { wallClock } from './wall-clock.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400
/** The average lengths of a month and a year, in days. */
const [MONTH, YEAR] = [30.44, 365.25]

export interface RelativeTimeOptions {
  /** In milliseconds. */
  now?: number
  /** The one whose midnight separates today from yesterday; by default that of the device. */
  timeZone?: string
}

/** How long ago a date is, or how far ahead, in its largest unit. Less than a minute is now. */
export function relativeTime(iso: string, language: Language, options: RelativeTimeOptions = {}): string {
  const { now = Date.now() } = options
  const seconds = (Date.parse(iso) - now) / 1_000
  const distance = Math.abs(seconds)
  const { inWords, inNumbers } = formatsOf(language)
  if (distance < MINUTE) return inWords.format(0, 'second')
  if (distance < HOUR) return inNumbers.format(Math.trunc(seconds / MINUTE), 'minute')
  if (distance < DAY) return inNumbers.format(Math.trunc(seconds / HOUR), 'hour')
  const days = daysUntil(iso, options)
  if (Math.abs(days) < 7) return relativeDay(days, language)
  if (Math.abs(days) < MONTH) return inNumbers.format(Math.trunc(days / 7), 'week')
  if (Math.abs(days) < YEAR) return inNumbers.format(Math.trunc(days / MONTH), 'month')
  return inNumbers.format(Math.trunc(days / YEAR), 'year')
}

/** How many calendar days a date is ahead: 0 is today, 1 is tomorrow. */
export function daysUntil(iso: string, { now = Date.now(), timeZone }: RelativeTimeOptions = {}): number {
  return dayOf(Date.parse(iso), timeZone) - dayOf(now, timeZone)
}

/** A calendar day by its distance: `today`, `tomorrow`, `in 2 days`. */
export const relativeDay = (days: number, language: Language): string =>
  formatsOf(language).inWords.format(days, 'day')

interface Formats {
  /** Has words such as `yesterday`. Not for weeks and more: `last year` would mean the calendar. */
  inWords: Intl.RelativeTimeFormat
  inNumbers: Intl.RelativeTimeFormat
}

const formats = new Map<Language, Formats>()

function formatsOf(language: Language): Formats {
  const known = formats.get(language)
  if (known !== undefined) return known
  const locale = LOCALES[language]
  const made = {
    inWords: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
    inNumbers: new Intl.RelativeTimeFormat(locale),
  }
  formats.set(language, made)
  return made
}

/** The number of a calendar day. */
const dayOf = (time: number, timeZone?: string): number =>
  Date.parse(wallClock(time, timeZone).slice(0, 10)) / (DAY * 1_000)
