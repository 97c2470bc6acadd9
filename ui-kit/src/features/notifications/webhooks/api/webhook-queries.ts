import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  WebhookChangeRequest,
  WebhookDelivery,
  WebhookRequest,
} from '@fanfare/contract/notifications/data/webhook.ts'
import { ignoring } from '../../../../client/api-error.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  fetchDeliveries,
  fetchDelivery,
  fetchWebhooks,
  replaceSecret,
  sendAgain,
  sendTest,
} from './webhook-api.ts'
import { webhooksKey } from './webhooks-key.ts'

/** How often a list is read again while one of its deliveries is about to be sent. */
const REFRESH_MS = 2_000
const SOON_MS = 60_000

export function webhooksQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...webhooksKey(organizationId), 'list'],
    queryFn: ({ signal }) => fetchWebhooks(organizationId, signal),
  })
}

const isSentSoon = ({ nextAttemptAt }: WebhookDelivery) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS

export function deliveriesQuery(organizationId: string, id: string, page: number) {
  return queryOptions({
    queryKey: [...webhooksKey(organizationId), id, 'deliveries', page],
    queryFn: ({ signal }) => fetchDeliveries(organizationId, id, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isSentSoon) ? REFRESH_MS : false),
  })
}

/** A delivery with the body that was sent. */
export function deliveryQuery(organizationId: string, id: string, deliveryId: string) {
  return queryOptions({
    queryKey: [...webhooksKey(organizationId), id, 'delivery', deliveryId],
    queryFn: ({ signal }) => fetchDelivery(organizationId, id, deliveryId, signal),
    refetchInterval: ({ state }) => (state.data && isSentSoon(state.data.delivery) ? REFRESH_MS : false),
  })
}

export function useCreateWebhook(organizationId: string) {
  return useMutation({
    mutationFn: (webhook: WebhookRequest) => createWebhook(organizationId, webhook),
    onSettled: useRefresh(organizationId),
  })
}

export function useChangeWebhook(organizationId: string, id: string) {
  return useMutation({
    mutationFn: (changes: WebhookChangeRequest) => changeWebhook(organizationId, id, changes),
    onSettled: useRefresh(organizationId),
  })
}

/** Deletes a webhook. One that is already gone counts as deleted. */
export function useDeleteWebhook(organizationId: string, id: string) {
  return useMutation({
    mutationFn: () => deleteWebhook(organizationId, id).catch(ignoring('NOT_FOUND')),
    onSettled: useRefresh(organizationId),
  })
}

export function useReplaceSecret(organizationId: string, id: string) {
  return useMutation({
    mutationFn: () => replaceSecret(organizationId, id),
    onSettled: useRefresh(organizationId),
  })
}

export function useSendTest(organizationId: string, id: string) {
  return useMutation({
    mutationFn: () => sendTest(organizationId, id),
    onSettled: useRefresh(organizationId),
  })
}

export function useSendAgain(organizationId: string, id: string, deliveryId: string) {
  return useMutation({
    mutationFn: () => sendAgain(organizationId, id, deliveryId),
    onSettled: useRefresh(organizationId),
  })
}

function useRefresh(organizationId: string) {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: webhooksKey(organizationId) })
}
