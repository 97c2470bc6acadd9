import { useEffect, useRef, type RefObject } from 'react'

/** Focuses an element when it is mounted, because the person has just asked for it. */
export function useAutoFocus<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
