import { queryOptions } from '@tanstack/react-query'
import { fetchTimeline } from './timeline-api.ts'

export const timelineKey = (postId: string) => ['posts', 'timeline', postId] as const

/** What has happened to a post and what will, for its author and admins. */
export function timelineQuery(postId: string) {
  return queryOptions({
    queryKey: timelineKey(postId),
    queryFn: ({ signal }) => fetchTimeline(postId, signal),
  })
}
