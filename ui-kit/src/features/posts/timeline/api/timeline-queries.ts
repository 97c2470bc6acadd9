import { queryOptions } from '@tanstack/react-query'
import { POST_KEYS } from '../../posts/api/post-queries.ts'
import { fetchTimeline } from './timeline-api.ts'

/** What has happened to a post and what will, for its author and admins. */
export function timelineQuery(postId: string) {
  return queryOptions({
    queryKey: POST_KEYS.timeline(postId),
    queryFn: ({ signal }) => fetchTimeline(postId, signal),
  })
}
