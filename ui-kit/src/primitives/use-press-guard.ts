import { useEffect, useRef, type MouseEvent } from 'react'

/** The maximum time between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500

/**
 * Says whether a press may act. The second click of a double click may not: it can come before the render in which the
 * button is busy. `busy` is undefined for buttons that are never busy, which act on every press.
 */
export function usePressGuard(busy: boolean | undefined): (event: MouseEvent) => boolean {
  const lastPress = useRef(0)
  // Rendered after a press and not busy: the action is done. A queued click comes before the timer.
  useEffect(() => {
    if (busy === false && lastPress.current) setTimeout(() => (lastPress.current = 0))
  })
  return ({ timeStamp }) => {
    if (busy === undefined) return true
    if (busy || (lastPress.current && timeStamp - lastPress.current < DOUBLE_CLICK_MS)) return false
    lastPress.current = timeStamp
    return true
  }
}
