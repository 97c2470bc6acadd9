import { useEffect, useState } from 'react'

const SECOND = 1_000

/** The seconds until an instant, counting down. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(Math.ceil((until - now) / SECOND), 0)
}
