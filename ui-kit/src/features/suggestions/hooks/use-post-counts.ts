import { createContext, use } from 'react'

/** Callbacks for the screen that shows the counts of the post. */
export interface PostCounts {
  /** Called with the current number of available suggestions. */
  onAvailableCount: (availableCount: number) => void
  /** A suggestion was added or removed. */
  onListChange: () => void
}

export const PostCountsContext = createContext<PostCounts | null>(null)

export function usePostCounts(): PostCounts {
  const counts = use(PostCountsContext)
  if (counts === null) throw new Error('usePostCounts must be used inside the suggestions of a post')
  return counts
}
