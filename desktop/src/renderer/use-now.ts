import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time in milliseconds, true to the minute for as long as the window is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
