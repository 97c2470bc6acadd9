import type { QueryClient } from '@tanstack/react-query'
import type { LiveHandlers } from '../../../../components/live-handlers.ts'
import { refetchSoon } from '../../../../components/refetch-soon.ts'
import { timelineKey } from './timeline-queries.ts'

const refetchTimeline = (queryClient: QueryClient, { postId }: { postId: string }) =>
  refetchSoon(queryClient, timelineKey(postId))

/** Keeps a timeline up to date. Claims are frequent, and so are members who are told. */
export const timelineHandlers = {
  'telling.changed': refetchTimeline,
  'post.updated': refetchTimeline,
  'post.ended': refetchTimeline,
  'post.approved': refetchTimeline,
  'suggestion.claimed': refetchTimeline,
  'suggestion.released': refetchTimeline,
  'suggestion.removed': refetchTimeline,
} satisfies LiveHandlers
