import { useEffect, useState } from 'react'
import { useHydrated } from '../platform/use-hydrated.ts'
import { formatDate, relativeTime, SERVER_TIME_ZONE } from './dates.ts'
import { useLanguage } from './languages.ts'

const MINUTE_MS = 60_000

export interface RelativeTimeProps {
  iso: string
}

/** How long ago a date is, updated every minute; the date itself is the tooltip. */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const language = useLanguage()
  const timeZone = useHydrated() ? undefined : SERVER_TIME_ZONE
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
