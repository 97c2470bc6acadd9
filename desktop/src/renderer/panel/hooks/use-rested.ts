import { useEffect, useState } from 'react'

/** Milliseconds of rest after which a search is meant. */
const TYPING_PAUSE = 200

/** What was typed, once the typing rests; an emptied field counts at once. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}
