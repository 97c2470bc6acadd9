import { createContext, use } from 'react'

/** Tells whoever shows the post what has become of its counts. */
export interface PostCounts {
  /** So many suggestions are free now. */
  onFreeCount: (freeCount: number) => void
  /** A suggestion was added or removed. */
  onListChange: () => void
}

export const PostCountsContext = createContext<PostCounts | null>(null)

export function usePostCounts(): PostCounts {
  const counts = use(PostCountsContext)
  if (counts === null) throw new Error('usePostCounts is for the suggestions of a post')
  return counts
}
