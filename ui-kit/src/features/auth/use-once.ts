import { useEffect, useRef } from 'react'

/** Does something as soon as the screen is there, and never again: one-time codes do not survive a second try. */
export function useOnce(work: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    work()
  }, [work])
}
