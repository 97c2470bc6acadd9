import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { asFree, asTaken } from '../claim-state.ts'
import { refetchSoon } from './refetch-soon.ts'
import { changeClaim, nextOf, refetchPublicSuggestions, refetchSuggestions } from './suggestion-cache.ts'
import { SUGGESTION_KEYS } from './suggestion-queries.ts'

/**
 * Keeps suggestions up to date with what colleagues do. Claims come often: the list is asked for again only when
 * somebody has lost what was next for them, or has nothing and something came free.
 */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  switch (event.type) {
    case 'suggestion.claimed':
      changeClaim(queryClient, event.commentId, asTaken)
      return afterClaim(queryClient, event.postId, nextOf(queryClient, event.postId)?.id === event.commentId)
    case 'suggestion.released':
      changeClaim(queryClient, event.commentId, asFree)
      return afterClaim(queryClient, event.postId, nextOf(queryClient, event.postId) === null)
    case 'suggestion.added':
    case 'suggestion.edited':
    case 'suggestion.removed':
      void refetchSuggestions(queryClient, event.postId)
      // Visitors see no responses, and responses are nothing to copy.
      return event.parentId === null ? afterListChange(queryClient, event.postId) : undefined
    case 'post.created':
    case 'post.updated':
    case 'post.approved':
    case 'post.deleted':
    case 'organization.joined':
    case 'organization.left':
    case 'organization.updated':
    case 'report.resolved':
    case 'reply.added':
    case 'supply.low':
    case 'notifications.read':
    case 'resync':
      return undefined
    default:
      return event satisfies never
  }
}

function afterClaim(queryClient: QueryClient, postId: string, changesWhatIsNext: boolean): void {
  refetchSoon(queryClient, SUGGESTION_KEYS.supplyOf(postId))
  if (changesWhatIsNext) refetchSoon(queryClient, SUGGESTION_KEYS.ofPost(postId))
}

function afterListChange(queryClient: QueryClient, postId: string): void {
  refetchSoon(queryClient, SUGGESTION_KEYS.supplyOf(postId))
  void refetchPublicSuggestions(queryClient)
}
