import { useEffect, useRef } from 'react'

/** Runs once after the first render, also in strict mode: a one-time code does not survive a second request. */
export function useOnce(run: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    run()
  }, [run])
}
