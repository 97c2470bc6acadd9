import { useEffect, useState } from 'react'

const GRACE = 60_000

/**
 * Whether somebody may be looking: the page is visible, or was a minute ago. A browser opens few connections
 * to one server, so forgotten tabs must not hold one each.
 */
export function useAttention(): boolean {
  const [attentive, setAttentive] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setAttentive(true)
      else timer = setTimeout(() => setAttentive(false), GRACE)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return attentive
}
