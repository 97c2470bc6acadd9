import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PendingDecisionRequest } from '@fanfare/contract/moderation/data/moderation.ts'
import { fetchQueue, moderatePosts } from './moderation-api.ts'

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

/**
 * Decides about posts in ten seconds, unless that is undone. After a refusal the queue is refetched: another moderator
 * has decided.
 */
export function useModeratePosts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (decision: PendingDecisionRequest) => moderatePosts(decision),
    onError: () => queryClient.invalidateQueries({ queryKey: QUEUE_KEY }),
  })
}
