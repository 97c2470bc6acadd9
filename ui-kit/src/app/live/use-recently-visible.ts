import { useEffect, useState } from 'react'

const GRACE_MS = 60_000

/**
 * Whether the page is visible, or was a minute ago. A browser opens only a few connections to one server,
 * so hidden tabs must not keep one each.
 */
export function useRecentlyVisible(): boolean {
  const [recent, setRecent] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setRecent(true)
      else timer = setTimeout(() => setRecent(false), GRACE_MS)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return recent
}
