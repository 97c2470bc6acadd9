import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls a list to its selected row, also when the list becomes smaller. */
export function useKeepInView(rowId: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = rowId === null ? null : document.getElementById(rowId)
    if (row === null || list.current === null) return undefined
    // It also reports the first size.
    const observer = new ResizeObserver(() => row.scrollIntoView({ block: 'nearest' }))
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [rowId])
  return list
}
