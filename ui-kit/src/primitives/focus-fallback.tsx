import { useEffect, useRef, type ReactNode } from 'react'

export interface FocusFallbackProps {
  /** Changes whenever elements inside are added or removed. */
  watch: string | number | boolean
  children: ReactNode
}

/** Takes the focus when the focused element inside is removed, so that it is not lost to the top of the page. */
export function FocusFallback({ watch, children }: FocusFallbackProps) {
  const container = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  const watched = useRef(watch)
  useEffect(() => {
    const lost = watched.current !== watch && inside.current && document.activeElement === document.body
    watched.current = watch
    if (lost) container.current?.focus({ preventScroll: true })
  }, [watch])
  return (
    <div
      ref={container}
      tabIndex={-1}
      onFocus={() => (inside.current = true)}
      onBlur={() => (inside.current = false)}
      className="outline-none empty:hidden"
    >
      {children}
    </div>
  )
}
