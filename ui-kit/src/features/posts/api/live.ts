import type { QueryClient } from '@tanstack/react-query'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { dropPost, refetchPost, setFreeCount } from './post-cache.ts'
import { POST_KEYS } from './post-queries.ts'

/** Keeps posts up to date with what the organization does. Claims come often, so they cost no request. */
export function applyEvent(queryClient: QueryClient, event: StreamEvent): void {
  switch (event.type) {
    case 'notifications.read':
      return void queryClient.invalidateQueries({ queryKey: POST_KEYS.lists })
    case 'post.created':
      return void queryClient.invalidateQueries({ queryKey: POST_KEYS.listsOf(event.organizationId) })
    case 'post.updated':
    case 'post.approved':
      return refetchPost(queryClient, event.postId)
    case 'post.deleted':
      return dropPost(queryClient, event.postId)
    case 'suggestion.claimed':
    case 'suggestion.released':
      return setFreeCount(queryClient, event.postId, event.freeCount)
    case 'suggestion.added':
    case 'suggestion.removed':
      // A response changes no count of the post.
      return event.parentId === null ? refetchPost(queryClient, event.postId) : undefined
    case 'suggestion.edited':
    case 'organization.joined':
    case 'organization.left':
    case 'organization.updated':
    case 'report.resolved':
    case 'reply.added':
    case 'supply.low':
    case 'resync':
      return undefined
    default:
      return event satisfies never
  }
}
