import type { PageQuery } from '@fanfare/contract/core/data/pagination.ts'
import type {
  WebhookAnswer,
  WebhookChangeRequest,
  WebhookDeliveryAnswer,
  WebhookDeliveryPage,
  WebhookList,
  WebhookRequest,
  WebhookWithSecret,
} from '@fanfare/contract/notifications/data/webhook.ts'
import { api } from '../../../../client/http.ts'

/** Longer than a receiver has time to answer a test. */
const TEST_TIMEOUT_MS = 20_000

const pathOf = (organizationId: string, rest = '') => `/organizations/${organizationId}/webhooks${rest}`

export function fetchWebhooks(organizationId: string, signal?: AbortSignal) {
  return api.get<WebhookList>(pathOf(organizationId), { signal })
}

/** The answer has the secret. */
export function createWebhook(organizationId: string, webhook: WebhookRequest) {
  return api.post<WebhookWithSecret>(pathOf(organizationId), webhook)
}

export function changeWebhook(organizationId: string, id: string, changes: WebhookChangeRequest) {
  return api.patch<WebhookAnswer>(pathOf(organizationId, `/${id}`), changes)
}

export function deleteWebhook(organizationId: string, id: string) {
  return api.delete(pathOf(organizationId, `/${id}`))
}

/** The answer has the new secret. */
export function replaceSecret(organizationId: string, id: string) {
  return api.post<WebhookWithSecret>(pathOf(organizationId, `/${id}/secret`))
}

/** Sends a test; the answer has what came of it. */
export function sendTest(organizationId: string, id: string) {
  const path = pathOf(organizationId, `/${id}/tests`)
  return api.post<WebhookDeliveryAnswer>(path, undefined, { timeout: TEST_TIMEOUT_MS })
}

export function fetchDeliveries(organizationId: string, id: string, page: number, signal?: AbortSignal) {
  const query = { page } satisfies PageQuery
  return api.get<WebhookDeliveryPage>(pathOf(organizationId, `/${id}/deliveries`), { query, signal })
}

export function fetchDelivery(organizationId: string, id: string, deliveryId: string, signal?: AbortSignal) {
  const path = pathOf(organizationId, `/${id}/deliveries/${deliveryId}`)
  return api.get<WebhookDeliveryAnswer>(path, { signal })
}

export function sendAgain(organizationId: string, id: string, deliveryId: string) {
  return api.post<WebhookDeliveryAnswer>(pathOf(organizationId, `/${id}/deliveries/${deliveryId}/resend`))
}
