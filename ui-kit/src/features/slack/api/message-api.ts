import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type {
  LatestSlackBroadcast,
  NotifyAllRequest,
  NotifyAllResult,
  SharePostRequest,
  SharePostResult,
  SlackBroadcastDetails,
  SlackBroadcastMissList,
  SlackScheduledShareList,
} from '@fanfare/contract/slack/data/slack.ts'
import { api } from '../../../client/http.ts'

const broadcastsPath = (organizationId: string) => `/organizations/${organizationId}/slack/broadcasts`

export function sharePost(postId: string, request: SharePostRequest, key: string) {
  return api.post<SharePostResult>(`/posts/${postId}/share-with-slack`, request, {
    headers: { 'Idempotency-Key': key },
  })
}

export function fetchScheduledShares(postId: string, query: PageQuery, signal?: AbortSignal) {
  return api.get<SlackScheduledShareList>(`/posts/${postId}/slack-shares`, { query: { ...query }, signal })
}

export function cancelScheduledShare(postId: string, id: string) {
  return api.delete<void>(`/posts/${postId}/slack-shares/${id}`)
}

export function notifyAll(organizationId: string, request: NotifyAllRequest, key: string) {
  return api.post<NotifyAllResult>(`/slack/notify-all/${organizationId}`, request, {
    headers: { 'Idempotency-Key': key },
  })
}

export function fetchLatestBroadcast(organizationId: string, signal?: AbortSignal) {
  return api.get<LatestSlackBroadcast>(`${broadcastsPath(organizationId)}/latest`, { signal })
}

export function fetchBroadcast(organizationId: string, id: string, signal?: AbortSignal) {
  return api.get<SlackBroadcastDetails>(`${broadcastsPath(organizationId)}/${id}`, { signal })
}

export function fetchMisses(organizationId: string, id: string, query: PageQuery, signal?: AbortSignal) {
  return api.get<SlackBroadcastMissList>(`${broadcastsPath(organizationId)}/${id}/misses`, {
    query: { ...query },
    signal,
  })
}

export function cancelBroadcast(organizationId: string, id: string) {
  return api.post<SlackBroadcastDetails>(`${broadcastsPath(organizationId)}/${id}/cancel`)
}
