import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { dropPost, refetchPost, setAvailableCount } from './post-cache.ts'
import { POST_KEYS } from './post-queries.ts'

/** Keeps posts up to date. Claims are frequent, so they change the cache without a request. */
export const postHandlers = {
  'notifications.read': (queryClient) => void queryClient.invalidateQueries({ queryKey: POST_KEYS.lists }),
  'post.created': (queryClient, { organizationId }) =>
    void queryClient.invalidateQueries({ queryKey: POST_KEYS.listsOf(organizationId) }),
  'post.updated': (queryClient, { postId }) => refetchPost(queryClient, postId),
  'post.approved': (queryClient, { postId }) => {
    refetchPost(queryClient, postId)
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'post.deleted': (queryClient, { postId }) => {
    dropPost(queryClient, postId)
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'suggestion.claimed': applyCount,
  'suggestion.released': applyCount,
  'suggestion.added': refetchCounts,
  'suggestion.removed': refetchCounts,
} satisfies LiveHandlers

function applyCount(queryClient: QueryClient, event: { postId: string; availableCount: number }): void {
  setAvailableCount(queryClient, event.postId, event.availableCount)
}

function refetchCounts(queryClient: QueryClient, event: { postId: string; parentId: string | null }): void {
  // A reply changes no count of the post.
  if (event.parentId !== null) return
  refetchPost(queryClient, event.postId)
  refetchSoon(queryClient, POST_KEYS.waiting)
}
