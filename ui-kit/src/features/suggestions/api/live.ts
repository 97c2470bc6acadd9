import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { asFree, asTaken } from '../claim-state.ts'
import { changeClaim, refetchPublicSuggestions, refetchSuggestions } from './suggestion-cache.ts'

/** Keeps suggestions up to date with what colleagues do. Claims come often, so they cost no request. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  switch (event.type) {
    case 'suggestion.claimed':
      return changeClaim(queryClient, event.commentId, asTaken)
    case 'suggestion.released':
      return changeClaim(queryClient, event.commentId, asFree)
    case 'suggestion.added':
    case 'suggestion.edited':
    case 'suggestion.removed':
      void refetchSuggestions(queryClient, event.postId)
      // Visitors see no responses.
      return event.parentId === null ? void refetchPublicSuggestions(queryClient) : undefined
    case 'post.created':
    case 'post.updated':
    case 'post.deleted':
    case 'organization.joined':
    case 'organization.left':
    case 'organization.updated':
    case 'report.resolved':
    case 'resync':
      return undefined
    default:
      return event satisfies never
  }
}
