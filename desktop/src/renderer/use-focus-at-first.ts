import { useEffect, useRef, type RefObject } from 'react'

/** Takes the focus to an element as soon as it stands: it is what somebody has just asked for. */
export function useFocusAtFirst<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
