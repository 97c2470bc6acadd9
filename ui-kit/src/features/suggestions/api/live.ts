import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../components/live-handlers.ts'
import { asAvailable, asClaimed } from './claim-state.ts'
import { refetchSoon } from '../../../components/refetch-soon.ts'
import {
  changeClaim,
  isAtCopyLimit,
  nextOf,
  refetchPublicSuggestions,
  refetchSuggestions,
} from './suggestion-cache.ts'
import { SUGGESTION_KEYS } from './suggestion-queries.ts'

/**
 * Applies the events of colleagues. Claims are frequent: the list is refetched only when the member
 * loses the next suggestion, or has none and one becomes available.
 */
export const suggestionHandlers = {
  'suggestion.claimed': (queryClient, { commentId, postId }) => {
    changeClaim(queryClient, commentId, asClaimed)
    afterClaim(queryClient, postId, nextOf(queryClient, postId)?.id === commentId)
  },
  'suggestion.released': (queryClient, { commentId, postId }) => {
    changeClaim(queryClient, commentId, asAvailable)
    afterClaim(queryClient, postId, nextOf(queryClient, postId) === null)
  },
  'suggestion.added': refetchList,
  'suggestion.edited': refetchList,
  'suggestion.removed': refetchList,
} satisfies LiveHandlers

function refetchList(queryClient: QueryClient, event: { postId: string; parentId: string | null }): void {
  void refetchSuggestions(queryClient, event.postId)
  // Visitors see no replies, and a reply cannot be copied.
  if (event.parentId === null) afterListChange(queryClient, event.postId)
}

function afterClaim(queryClient: QueryClient, postId: string, changesWhatIsNext: boolean): void {
  refetchSoon(queryClient, SUGGESTION_KEYS.supplyOf(postId))
  // Another member's copy may lift the limit of this member.
  if (changesWhatIsNext || isAtCopyLimit(queryClient, postId))
    refetchSoon(queryClient, SUGGESTION_KEYS.ofPost(postId))
}

function afterListChange(queryClient: QueryClient, postId: string): void {
  refetchSoon(queryClient, SUGGESTION_KEYS.supplyOf(postId))
  void refetchPublicSuggestions(queryClient)
}
