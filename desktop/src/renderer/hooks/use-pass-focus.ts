import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * When an area goes that has the focus, such as a button that is replaced by what it has done, another element gets it.
 * Returns the reference of the area.
 */
export function usePassFocus<Area extends HTMLElement>(
  next: () => HTMLElement | null | undefined,
): RefObject<Area | null> {
  const area = useRef<Area>(null)
  const latest = useRef(next)
  useLayoutEffect(() => {
    latest.current = next
  })
  useLayoutEffect(() => {
    const element = area.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      // Once the area is gone, and what replaces it is there.
      queueMicrotask(() => latest.current()?.focus())
    }
  }, [])
  return area
}
