import { useLayoutEffect, useRef, type RefObject } from 'react'

/** For a button that goes away once it has done its work: the card around it takes the focus, so that it is not lost. */
export function useHandFocusOn(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const mounted = button.current
    return () => {
      if (mounted === null || mounted !== document.activeElement) return
      const card = mounted.closest<HTMLElement>('[tabindex="-1"]')
      // The card may move in the list with the same change, and what is moved loses the focus. Or another card
      // has been given it by now.
      queueMicrotask(() => {
        if (document.activeElement === document.body) card?.focus({ preventScroll: true })
      })
    }
  }, [])
  return button
}
