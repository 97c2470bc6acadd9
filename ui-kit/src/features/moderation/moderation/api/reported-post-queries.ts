import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchReportedPost, showReportedPost } from './reported-post-api.ts'

/** A reported public post, also while it is hidden. */
export function reportedPostQuery(id: string) {
  return queryOptions({
    queryKey: ['moderation', 'reported', id],
    queryFn: ({ signal }) => fetchReportedPost(id, signal),
  })
}

export function useShowReportedPost(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => showReportedPost(id),
    // The post is back in lists, counts and reports.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
