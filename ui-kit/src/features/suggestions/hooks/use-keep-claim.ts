import { useQueryClient } from '@tanstack/react-query'
import type { ClaimResult } from '@fanfare/contract/data/comment.ts'
import { refetchSoon } from '../api/refetch-soon.ts'
import { keepSuggestion, nextOf } from '../api/suggestion-cache.ts'
import { SUGGESTION_KEYS } from '../api/suggestion-queries.ts'
import { usePostCounts } from '../post-counts-context.ts'

/** Keeps what the server says of a claim or release, and answers the words that belong on the clipboard. */
export function useKeepClaim(): (result: ClaimResult) => string {
  const queryClient = useQueryClient()
  const { onFreeCount } = usePostCounts()
  return ({ comment, freeCount }) => {
    const { id, postId } = comment
    keepSuggestion(queryClient, comment)
    onFreeCount(freeCount)
    refetchSoon(queryClient, SUGGESTION_KEYS.supplyOf(postId))
    if (comment.isLocked && nextOf(queryClient, postId)?.id === id)
      refetchSoon(queryClient, SUGGESTION_KEYS.ofPost(postId))
    return comment.copiedContent ?? comment.content
  }
}
