import { formatDate, type DateStyle } from './dates.ts'
import { useLanguage } from './languages.ts'

export interface DateTextProps {
  iso: string
  style?: DateStyle
}

/** A formatted date, with time by default. */
export function DateText({ iso, style }: DateTextProps) {
  return <time dateTime={iso}>{formatDate(iso, useLanguage(), style)}</time>
}
