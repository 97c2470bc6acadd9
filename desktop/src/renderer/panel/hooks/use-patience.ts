import { useEffect, useState } from 'react'
import { API_TIMEOUT } from '@fanfare/contract/rules/limits.ts'

/** Turns true when something is waited for longer than the server may take. */
export function usePatience(waiting: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setOver(true), API_TIMEOUT)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [waiting])
  return over
}
