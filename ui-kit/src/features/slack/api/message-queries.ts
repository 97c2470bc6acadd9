import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  LatestSlackBroadcast,
  SharePostRequest,
  SlackBroadcast,
  SlackBroadcastDetails,
} from '@fanfare/contract/slack/data/slack.ts'
import { slackKey } from '../../../components/slack-directory.ts'
import { useIdempotencyKey } from '../../../components/use-idempotency-key.ts'
import { isSending } from './is-sending.ts'
import {
  cancelBroadcast,
  cancelScheduledShare,
  fetchBroadcast,
  fetchLatestBroadcast,
  fetchMisses,
  fetchScheduledShares,
  notifyAll,
  sharePost,
} from './message-api.ts'

const PROGRESS_INTERVAL_MS = 2_000
/** Of a message that waits for the hours of people. */
const WAITING_INTERVAL_MS = 30_000

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
    refetchInterval: ({ state }) => intervalOf(state.data?.broadcast),
  })
}

function intervalOf(broadcast: SlackBroadcast | undefined): number | false {
  if (broadcast?.state !== 'running') return false
  return isSending(broadcast) ? PROGRESS_INTERVAL_MS : WAITING_INTERVAL_MS
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
      if (broadcast !== null) store(broadcast)
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

const scheduledKey = (organizationId: string) => [...slackKey(organizationId), 'scheduled'] as const

/** A page of the shares of a post that wait for its start, or could not be sent then. */
export function scheduledSharesQuery(organizationId: string, postId: string, page: number) {
  return queryOptions({
    queryKey: [...scheduledKey(organizationId), postId, page],
    queryFn: ({ signal }) => fetchScheduledShares(postId, { page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Shares a post. A repeated click shares it once. */
export function useSharePost({ id, organizationId }: { id: string; organizationId: string }) {
  const queryClient = useQueryClient()
  const { keyFor, forget } = useIdempotencyKey()
  return useMutation({
    mutationFn: (request: SharePostRequest) => sharePost(id, request, keyFor(request)),
    onSuccess: ({ waitsForStart }) => {
      forget()
      if (waitsForStart) void queryClient.invalidateQueries({ queryKey: scheduledKey(organizationId) })
    },
  })
}

/** Cancels a share that waits, or removes one that has failed. */
export function useCancelScheduledShare(organizationId: string, postId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => cancelScheduledShare(postId, id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: scheduledKey(organizationId) }),
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
