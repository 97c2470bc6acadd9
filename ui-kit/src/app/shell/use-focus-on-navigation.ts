import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of page the reader starts at its top, with the eyes and with the keyboard. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname])
}
