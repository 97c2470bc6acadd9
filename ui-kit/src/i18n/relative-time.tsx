import { useEffect, useState } from 'react'
import { formatDate, relativeTime } from './dates.ts'
import { useLanguage } from './languages.ts'

const MINUTE = 60_000

export interface RelativeTimeProps {
  iso: string
}

/** How long ago a moment is; the moment itself is its tooltip. Stays true while the page stays open. */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const language = useLanguage()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={iso} title={formatDate(iso, language)}>
      {relativeTime(iso, language, now)}
    </time>
  )
}
