import { useHydrated } from '../platform/use-hydrated.ts'
import { formatDate, SERVER_TIME_ZONE, type DateStyle } from './dates.ts'
import { useLanguage } from './languages.ts'

export interface DateTextProps {
  iso: string
  style?: DateStyle
}

/** A formatted date, with time by default. */
export function DateText({ iso, style }: DateTextProps) {
  const timeZone = useHydrated() ? undefined : SERVER_TIME_ZONE
  return <time dateTime={iso}>{formatDate(iso, useLanguage(), style, timeZone)}</time>
}
