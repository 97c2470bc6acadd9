import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { ListHead } from '../api/list-head.ts'

/** The state of `RecentCopyContext`. */
export function useRecentCopyState(): RecentCopyStore {
  const [recent, setRecent] = useState<RecentCopy | null>(null)
  const forget = useCallback((id: string) => setRecent((kept) => (kept?.id === id ? null : kept)), [])

  useEffect(() => {
    if (recent === null || recent.undoUntil === null) return undefined
    const end = () => setRecent((kept) => (kept === recent ? { ...recent, undoUntil: null } : kept))
    const timer = setTimeout(end, recent.undoUntil - Date.now())
    return () => clearTimeout(timer)
  }, [recent])

  return { recent, remember: setRecent, forget }
}

/** The last copy on this page. */
interface RecentCopy extends ListHead {
  /** What is on the clipboard: the suggestion, or its edited copy. */
  text: string
  /** When the undo ends, in milliseconds by the clock of this device; null when it has ended. */
  undoUntil: number | null
  /** Where it was in the list, and stays; null at its head. */
  place: number | null
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
