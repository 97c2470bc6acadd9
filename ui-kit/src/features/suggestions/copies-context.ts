import { createContext, use } from 'react'
import type { Head } from './head-of-list.ts'

/** What somebody has copied a moment ago, and may still undo. */
export interface RecentCopy extends Head {
  /** When the undo ends, in milliseconds of this clock. */
  undoUntil: number
  /** It was copied from the head of the list, and stays there for so long. */
  fromHead: boolean
}

export interface Copies {
  recent: RecentCopy | null
  remember: (copy: RecentCopy) => void
  /** That copy, if it is still the last one, cannot be undone any more, or has been. */
  forget: (id: string) => void
}

export const CopiesContext = createContext<Copies | null>(null)

export function useCopies(): Copies {
  const copies = use(CopiesContext)
  if (copies === null) throw new Error('useCopies is for the suggestions of a post')
  return copies
}
