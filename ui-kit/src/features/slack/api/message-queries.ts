import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  LatestSlackBroadcast,
  SharePostRequest,
  SlackBroadcast,
  SlackBroadcastDetails,
} from '@fanfare/contract/slack/data/slack.ts'
import { slackKey } from '../../../components/slack-directory.ts'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import {
  cancelBroadcast,
  fetchBroadcast,
  fetchLatestBroadcast,
  fetchMisses,
  notifyAll,
  sharePost,
} from './message-api.ts'

const PROGRESS_INTERVAL_MS = 2_000

const broadcastsKey = (organizationId: string) => [...slackKey(organizationId), 'broadcasts'] as const

/** The newest message to all of an organization, if there was one. */
export function latestBroadcastQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...broadcastsKey(organizationId), 'latest'],
    queryFn: ({ signal }) => fetchLatestBroadcast(organizationId, signal),
    staleTime: 0,
  })
}

/** One message to all, and its progress. */
export function broadcastQuery(organizationId: string, id: string) {
  return queryOptions({
    queryKey: [...broadcastsKey(organizationId), 'one', id],
    queryFn: ({ signal }) => fetchBroadcast(organizationId, id, signal),
    refetchInterval: ({ state }) =>
      state.data?.broadcast.state === 'running' ? PROGRESS_INTERVAL_MS : false,
  })
}

/** A page of the users that a message to all does not reach. */
export function missesQuery(organizationId: string, id: string, page: number) {
  return queryOptions({
    queryKey: [...broadcastsKey(organizationId), 'misses', id, page],
    queryFn: ({ signal }) => fetchMisses(organizationId, id, { page }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Sends a message to all. A repeated click sends it once. */
export function useNotifyAll(organizationId: string) {
  const store = useStoreBroadcast(organizationId)
  const { keyFor, forget } = useIdempotencyKey()
  return useMutation({
    mutationFn: (message: string) => notifyAll(organizationId, { message }, keyFor({ message })),
    onSuccess: ({ broadcast }) => {
      forget()
      store(broadcast)
    },
  })
}

export function useCancelBroadcast(organizationId: string, id: string) {
  const store = useStoreBroadcast(organizationId)
  return useMutation({
    mutationFn: () => cancelBroadcast(organizationId, id),
    onSuccess: ({ broadcast }) => store(broadcast),
  })
}

/** Shares a post. A repeated click shares it once. */
export function useSharePost(postId: string) {
  const { keyFor, forget } = useIdempotencyKey()
  return useMutation({
    mutationFn: (request: SharePostRequest) => sharePost(postId, request, keyFor(request)),
    onSuccess: forget,
  })
}

function useStoreBroadcast(organizationId: string) {
  const queryClient = useQueryClient()
  return (broadcast: SlackBroadcast) => {
    const details: SlackBroadcastDetails & LatestSlackBroadcast = { broadcast }
    queryClient.setQueryData(broadcastQuery(organizationId, broadcast.id).queryKey, details)
    queryClient.setQueryData(latestBroadcastQuery(organizationId).queryKey, details)
  }
}
