import { useLayoutEffect, type RefObject } from 'react'

/** When an area goes that has the focus, such as a button that has cleared the search, the search gets it. */
export function useReturnToSearch(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      // Once the area is gone.
      queueMicrotask(() => document.querySelector<HTMLElement>('[role="combobox"]')?.focus())
    }
  }, [area])
}
