import { createContext, use, useEffect, useState } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import type { ListHead } from '../api/list-head.ts'

/** The last copy on this page. */
interface RecentCopy extends ListHead {
  /** What is on the clipboard: the suggestion, or its edited copy. */
  text: string
  /** When the undo ends, in milliseconds by the clock of this device; null when it has ended. */
  undoUntil: number | null
  /** The index it keeps in the list; null at its head. */
  place: number | null
}

interface RecentCopyState {
  recent: RecentCopy | null
  remember: (copy: RecentCopy) => void
  /** Forgets the copy of this suggestion, if it is still the last one. */
  forget: (id: string) => void
}

export const RecentCopyContext = createContext<StoreApi<RecentCopyState> | null>(null)

const createRecentCopyStore = () =>
  createStore<RecentCopyState>()((set) => ({
    recent: null,
    remember: (recent) => set({ recent }),
    forget: (id) => set((kept) => (kept.recent?.id === id ? { recent: null } : kept)),
  }))

/** The store for `RecentCopyContext`. It ends the undo when its time is up. */
export function useRecentCopyStore(): StoreApi<RecentCopyState> {
  const [store] = useState(createRecentCopyStore)
  const recent = useStore(store, (state) => state.recent)

  useEffect(() => {
    if (recent === null || recent.undoUntil === null) return undefined
    const end = () =>
      store.setState((kept) => (kept.recent === recent ? { recent: { ...recent, undoUntil: null } } : kept))
    const timer = setTimeout(end, recent.undoUntil - Date.now())
    return () => clearTimeout(timer)
  }, [store, recent])

  return store
}

/** The last copy. A card of the list reads `useRecentCopyOf`, so that a copy re-renders only one card. */
export const useRecentCopy = (): RecentCopyState => useRecentCopySelector((state) => state)

/** The last copy, if it is of this suggestion. */
export const useRecentCopyOf = (id: string): RecentCopy | null =>
  useRecentCopySelector(({ recent }) => (recent?.id === id ? recent : null))

export const useRememberCopy = () => useRecentCopySelector(({ remember }) => remember)

export const useForgetCopy = () => useRecentCopySelector(({ forget }) => forget)

function useRecentCopySelector<Selected>(select: (state: RecentCopyState) => Selected): Selected {
  const store = use(RecentCopyContext)
  if (store === null) throw new Error('A recent copy exists only inside the suggestions of a post')
  return useStore(store, select)
}
