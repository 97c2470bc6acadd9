import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses an element when it is mounted, because the user has just opened it, and again when the window is shown and
 * nothing else has the focus.
 */
export function useAutoFocus<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  useEffect(() => {
    const focusAgain = () => {
      const nothingHasIt = document.activeElement === null || document.activeElement === document.body
      if (!document.hidden && nothingHasIt) element.current?.focus()
    }
    element.current?.focus()
    document.addEventListener('visibilitychange', focusAgain)
    return () => document.removeEventListener('visibilitychange', focusAgain)
  }, [])
  return element
}
