import { useEffect, useState } from 'react'

/** How long typing has to pause before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 250

/** The value once it has stopped changing for some milliseconds. */
export function useDebounced<Value>(value: Value, ms = SEARCH_DEBOUNCE_MS): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
