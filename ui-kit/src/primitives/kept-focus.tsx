import { useEffect, useRef, type ReactNode } from 'react'

export interface KeptFocusProps {
  /** Changes when something in here has gone or come. */
  shows: string | number | boolean
  children: ReactNode
}

/** Takes the focus when what had it in here has gone, so that nobody starts again at the top of the page. */
export function KeptFocus({ shows, children }: KeptFocusProps) {
  const place = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  const shown = useRef(shows)
  useEffect(() => {
    const lost = shown.current !== shows && inside.current && document.activeElement === document.body
    shown.current = shows
    if (lost) place.current?.focus({ preventScroll: true })
  }, [shows])
  return (
    <div
      ref={place}
      tabIndex={-1}
      onFocus={() => (inside.current = true)}
      onBlur={() => (inside.current = false)}
      className="outline-none"
    >
      {children}
    </div>
  )
}
