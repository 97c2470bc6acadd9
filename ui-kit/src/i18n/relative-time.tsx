import { use, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ServedViewContext } from '../platform/session/served-view.ts'
import { onTick } from './clock.ts'
import { formatDate } from './dates.ts'
import { useLanguage } from './languages.ts'
import { relativeTime } from './relative-dates.ts'
import { useTimeZone } from './use-time-zone.ts'

export interface RelativeTimeProps {
  iso: string
}

/**
 * How long ago a date is, kept up to date; the date itself is the tooltip. Pages for visitors are cached, so their HTML
 * has the date itself until they are hydrated.
 */
export function RelativeTime({ iso }: RelativeTimeProps) {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const isServed = use(ServedViewContext) !== null
  const date = formatDate(iso, language, 'datetime', timeZone)
  const relative = () => relativeTime(iso, language, { timeZone })
  const text = useSyncExternalStore(onTick, relative, () => (isServed ? relative() : date))
  return (
    // The clock of the server may differ.
    <time ref={useShown(text)} dateTime={iso} title={date} suppressHydrationWarning>
      {text}
    </time>
  )
}

/** Corrects what the server has rendered: hydration leaves a text that differs as it is. */
function useShown(text: string) {
  const ref = useRef<HTMLTimeElement>(null)
  useLayoutEffect(() => {
    if (ref.current !== null && ref.current.textContent !== text) ref.current.textContent = text
  }, [text])
  return ref
}
