import { formatDate, type DateStyle } from './dates.ts'
import { useLanguage } from './languages.ts'
import { useTimeZone } from './use-time-zone.ts'

export interface DateTextProps {
  iso: string
  style?: DateStyle
}

/** A formatted date, with time by default. */
export function DateText({ iso, style }: DateTextProps) {
  const text = formatDate(iso, useLanguage(), style, useTimeZone())
  return (
    // Browsers write some dates with other spaces than the server.
    <time dateTime={iso} suppressHydrationWarning>
      {text}
    </time>
  )
}
