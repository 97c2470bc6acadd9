import { useEffect, useState } from 'react'

const SECOND = 1_000
const MINUTE = 60_000

/** The minutes until an instant, the one that has begun included; 0 from then on. Counts while the page is open. */
export function useMinutesLeft(end: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - now) / MINUTE))
}
