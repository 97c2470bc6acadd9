import type { WebhookDeliveryState, WebhookFailure } from '#contract/notifications/rules/webhook'
import type { WebhookMessageType } from '#contract/notifications/data/webhook'

/** A row of `webhook_deliveries`. Instants are texts. */
export interface DeliveryRow {
  id: string
  webhook_id: string
  type: WebhookMessageType
  body: string
  state: WebhookDeliveryState
  attempts: number
  due_at: string | null
  ends_at: string | null
  attempted_at: string | null
  duration_ms: number | null
  status_code: number | null
  failure: WebhookFailure | null
  created_at: string
}

/** What came of one request to a receiver. */
export interface Attempt {
  at: Date
  durationMs: number
  /** Null without an answer. */
  statusCode: number | null
  /** Null for a 2xx. */
  failure: WebhookFailure | null
  /** When the receiver wants the next request, by its `retry-after`. */
  retryAt: Date | null
}
