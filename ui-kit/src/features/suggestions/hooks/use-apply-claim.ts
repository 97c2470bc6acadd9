import { useQueryClient } from '@tanstack/react-query'
import type { ClaimResult } from '@fanfare/contract/suggestions/data/comment.ts'
import { claimedBy, type ClaimedSuggestion } from '../../../client/claim-and-copy.ts'
import { refetchSoon } from '../../../components/refetch-soon.ts'
import { storeSuggestion } from '../api/suggestion-cache.ts'
import { SUGGESTION_KEYS } from '../api/suggestion-queries.ts'
import { usePostCounts } from './use-post-counts.ts'

/** Stores the response to a claim or release in the cache and returns the text to copy. */
export function useApplyClaim(): (result: ClaimResult) => ClaimedSuggestion {
  const queryClient = useQueryClient()
  const { onAvailableCount } = usePostCounts()
  return (result) => {
    const { comment, availableCount } = result
    const { postId } = comment
    storeSuggestion(queryClient, comment)
    onAvailableCount(availableCount)
    refetchSoon(queryClient, SUGGESTION_KEYS.supplyOf(postId))
    // Another one is next, or the limit on copies is reached or has ended.
    refetchSoon(queryClient, SUGGESTION_KEYS.ofPost(postId))
    return claimedBy(result)
  }
}
