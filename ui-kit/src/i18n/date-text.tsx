import { formatDate, type DateStyle } from './dates.ts'
import { useLanguage } from './languages.ts'

export interface DateTextProps {
  iso: string
  style?: DateStyle
}

/** A moment, written out. */
export function DateText({ iso, style }: DateTextProps) {
  return <time dateTime={iso}>{formatDate(iso, useLanguage(), style)}</time>
}
