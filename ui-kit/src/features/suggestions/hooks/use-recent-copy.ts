import { useCallback, useEffect, useState } from 'react'
import type { Copies, RecentCopy } from '../copies-context.ts'

/** Remembers the last copy for as long as it can be undone. */
export function useRecentCopy(): Copies {
  const [recent, setRecent] = useState<RecentCopy | null>(null)
  const forget = useCallback((id: string) => setRecent((kept) => (kept?.id === id ? null : kept)), [])

  useEffect(() => {
    if (recent === null) return undefined
    const timer = setTimeout(() => forget(recent.id), recent.undoUntil - Date.now())
    return () => clearTimeout(timer)
  }, [recent, forget])

  return { recent, remember: setRecent, forget }
}
