import type { QueryClient } from '@tanstack/react-query'
import type { WaitingPosts } from '@fanfare/contract/suggestions/data/offer.ts'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { dropPost, refetchPost, setAvailableCount } from './post-cache.ts'
import { POST_KEYS } from './post-queries.ts'

/** Keeps posts up to date. Claims are frequent, so they change the cache without a request. */
export const postHandlers = {
  'notifications.read': (queryClient) => {
    void queryClient.invalidateQueries({ queryKey: POST_KEYS.lists })
    // Skipping a post on another device reads it.
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'post.created': (queryClient, { organizationId }) => {
    void queryClient.invalidateQueries({ queryKey: POST_KEYS.listsOf(organizationId) })
    // A scheduled post starts with its suggestions.
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'post.scheduled': (queryClient, { organizationId }) =>
    void queryClient.invalidateQueries({ queryKey: POST_KEYS.listsOf(organizationId) }),
  'post.updated': (queryClient, { postId }) => {
    refetchPost(queryClient, postId)
    // Important posts come first in what waits.
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'post.ended': (queryClient, { postId }) => {
    refetchPost(queryClient, postId)
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'post.approved': (queryClient, { postId }) => {
    refetchPost(queryClient, postId)
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'post.deleted': (queryClient, { postId }) => {
    dropPost(queryClient, postId)
    refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'telling.changed': refetchTimeline,
  'suggestion.claimed': (queryClient, event) => {
    applyCount(queryClient, event)
    if (isOffered(queryClient, event.commentId)) refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'suggestion.released': applyCount,
  'suggestion.edited': (queryClient, { commentId }) => {
    if (isOffered(queryClient, commentId)) refetchSoon(queryClient, POST_KEYS.waiting)
  },
  'suggestion.added': refetchCounts,
  'suggestion.removed': refetchCounts,
} satisfies LiveHandlers

/** Whether a suggestion is shown as the next one of a post that waits. */
function isOffered(queryClient: QueryClient, commentId: string): boolean {
  const cached = queryClient.getQueriesData<WaitingPosts>({ queryKey: POST_KEYS.waiting })
  return cached.some(([, waiting]) => waiting?.next.some(({ suggestion }) => suggestion.id === commentId))
}

function applyCount(queryClient: QueryClient, event: { postId: string; availableCount: number }): void {
  setAvailableCount(queryClient, event.postId, event.availableCount)
  refetchTimeline(queryClient, event)
}

/** What refetches a post refetches its timeline too. */
function refetchTimeline(queryClient: QueryClient, { postId }: { postId: string }): void {
  refetchSoon(queryClient, POST_KEYS.timeline(postId))
}

function refetchCounts(queryClient: QueryClient, event: { postId: string; parentId: string | null }): void {
  // A reply changes no count of the post.
  if (event.parentId !== null) return
  refetchPost(queryClient, event.postId)
  refetchSoon(queryClient, POST_KEYS.waiting)
}
