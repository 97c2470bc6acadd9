import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { isNotForPage } from '../../../../platform/preferences/key-filters.ts'
import { usePreferences } from '../../../../platform/preferences/preferences-store.ts'

/** The element id of a row. */
export const rowId = (id: string) => `pending-${id}`

/**
 * The row that the keys act on: J next, K previous, A approve, R reject, X select. When the focused row leaves the
 * queue, the focus moves to the row that takes its place.
 */
export function useQueueKeys(ids: readonly string[]): string | null {
  const [currentId, setCurrentId] = useState<string | null>(null)
  const move = useEffectEvent((by: 1 | -1, event: KeyboardEvent) => {
    if (!usePreferences.getState().shortcuts || ids.length === 0) return
    event.preventDefault()
    const at = currentId === null ? -1 : ids.indexOf(currentId)
    const next = at === -1 ? (by === 1 ? 0 : ids.length - 1) : Math.min(Math.max(at + by, 0), ids.length - 1)
    show(ids[next]!)
  })
  // A key clicks the control of the current row.
  const press = useEffectEvent((key: string, event: KeyboardEvent) => {
    if (currentId === null || !usePreferences.getState().shortcuts) return
    event.preventDefault()
    document.querySelector<HTMLElement>(`#${rowId(currentId)} [aria-keyshortcuts="${key}"]`)?.click()
  })
  useEffect(() => {
    const keys = {
      j: (event: KeyboardEvent) => move(1, event),
      k: (event: KeyboardEvent) => move(-1, event),
      a: (event: KeyboardEvent) => press('A', event),
      r: (event: KeyboardEvent) => press('R', event),
      x: (event: KeyboardEvent) => press('X', event),
    }
    return tinykeys(window, keys, { ignore: isNotForPage })
  }, [])

  // The row that has the focus, or a control inside it, is the current one.
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const focused = ids.find(
      (id) => target instanceof Node && document.getElementById(rowId(id))?.contains(target),
    )
    if (focused !== undefined) setCurrentId(focused)
  })
  useEffect(() => {
    const onFocus = (event: FocusEvent) => follow(event)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  const shown = useRef(ids)
  useEffect(() => {
    const before = shown.current
    shown.current = ids
    if (currentId === null || ids.includes(currentId)) return
    const next = ids[Math.min(Math.max(before.indexOf(currentId), 0), ids.length - 1)]
    // The focus has moved from the removed row to the page or to the list.
    if (next !== undefined && document.activeElement?.contains(document.getElementById(rowId(next))))
      show(next)
  }, [ids, currentId])
  return currentId
}

/** Focusing a row makes it the current one. */
function show(id: string): void {
  const row = document.getElementById(rowId(id))
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}
