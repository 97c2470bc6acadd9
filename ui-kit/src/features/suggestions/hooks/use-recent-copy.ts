import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { ListHead } from '../api/list-head.ts'

/** The state of `RecentCopyContext`. */
export function useRecentCopyState(): RecentCopyStore {
  const [recent, setRecent] = useState<RecentCopy | null>(null)
  const forget = useCallback((id: string) => setRecent((kept) => (kept?.id === id ? null : kept)), [])

  useEffect(() => {
    if (recent === null) return undefined
    const timer = setTimeout(() => forget(recent.id), recent.undoUntil - Date.now())
    return () => clearTimeout(timer)
  }, [recent, forget])

  return { recent, remember: setRecent, forget }
}

/** The last copy, which can still be undone. */
interface RecentCopy extends ListHead {
  /** When the undo ends, in milliseconds by the clock of this device. */
  undoUntil: number
  /** It was first in the list and stays there meanwhile. */
  fromHead: boolean
}

interface RecentCopyStore {
  recent: RecentCopy | null
  remember: (copy: RecentCopy) => void
  /** Forgets the copy of this suggestion, if it is still the last one. */
  forget: (id: string) => void
}

export const RecentCopyContext = createContext<RecentCopyStore | null>(null)

export function useRecentCopy(): RecentCopyStore {
  const copies = use(RecentCopyContext)
  if (copies === null) throw new Error('useRecentCopy must be used inside the suggestions of a post')
  return copies
}
