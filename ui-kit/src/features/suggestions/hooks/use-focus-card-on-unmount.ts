import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the card when a focused button inside it unmounts. */
export function useFocusCardOnUnmount(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const mounted = button.current
    return () => {
      if (mounted === null || mounted !== document.activeElement) return
      const card = mounted.closest<HTMLElement>('[tabindex="-1"]')
      // The same change may move the card in the list, which blurs it, or focus another card.
      queueMicrotask(() => {
        if (document.activeElement === document.body) card?.focus({ preventScroll: true })
      })
    }
  }, [])
  return button
}
