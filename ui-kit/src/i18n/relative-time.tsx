import { useEffect, useState } from 'react'
import { formatDate, relativeTime } from './dates.ts'
import { useLanguage } from './languages.ts'
import { useTimeZone } from './use-time-zone.ts'

const MINUTE_MS = 60_000

export interface RelativeTimeProps {
  iso: string
}

/** How long ago a date is, updated every minute; the date itself is the tooltip. */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    // The clock of the server may differ.
    <time dateTime={iso} title={formatDate(iso, language, 'datetime', timeZone)} suppressHydrationWarning>
      {relativeTime(iso, language, now)}
    </time>
  )
}
