import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ModeratePostRequest,
  ModeratePostsRequest,
} from '@fanfare/contract/moderation/data/moderation.ts'
import { fetchQueue, moderatePost, moderatePosts } from './moderation-api.ts'

export const QUEUE_KEY = ['moderation', 'queue'] as const

/** A page of the queue, with the counts of this device's day. */
export function queueQuery(page: number, limit?: number) {
  return queryOptions({
    queryKey: [...QUEUE_KEY, page, limit],
    queryFn: ({ signal }) => fetchQueue({ page, limit, since: startOfDay() }, signal),
    placeholderData: keepPreviousData,
  })
}

function startOfDay(): string {
  const today = new Date()
  today.setHours(0, 0, 0, 0)
  return today.toISOString()
}

/** A decision changes lists of posts, hosts and counts everywhere. Settles once the queue is refetched. */
function useRefetch(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: QUEUE_KEY })
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== QUEUE_KEY[1] })
  }
}

export interface Decision extends ModeratePostRequest {
  id: string
}

export function useModeratePost() {
  return useMutation({
    mutationFn: ({ id, ...decision }: Decision) => moderatePost(id, decision),
    // Also after a refusal: another moderator has decided.
    onSettled: useRefetch(),
  })
}

export function useModeratePosts() {
  return useMutation({
    mutationFn: (decision: ModeratePostsRequest) => moderatePosts(decision),
    onSettled: useRefetch(),
  })
}
