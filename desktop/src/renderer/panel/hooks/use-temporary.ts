import { useEffect, useState } from 'react'

/** A value that is reset to null after `ttl` milliseconds. */
export function useTemporary<Value>(ttl: number) {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    if (value === null) return undefined
    const timer = setTimeout(() => setValue(null), ttl)
    return () => clearTimeout(timer)
  }, [value, ttl])
  return [value, setValue] as const
}
