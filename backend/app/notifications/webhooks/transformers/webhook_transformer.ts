import type { Webhook, WebhookDelivery } from '#contract/notifications/data/webhook'
import type { WebhookEventType } from '#contract/notifications/rules/webhook'
import { fromInstant, instantToIso, isoOrNull } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import type { ListedDeliveryRow } from '#notifications/webhooks/queries/deliveries'
import type { ListedWebhookRow } from '#notifications/webhooks/queries/webhooks'
import { messageIdOf } from '#notifications/webhooks/rules/signature'

/** A webhook without its secret. */
export function forAdmin(row: ListedWebhookRow): Webhook {
  const { maker_id: makerId, switched_off_reason: reason, switched_off_at: offAt, attempted_at: at } = row
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events.split(',') as WebhookEventType[],
    isEnabled: Boolean(row.is_enabled),
    switchedOff: reason === null ? null : { at: instantToIso(offAt!), reason },
    failingSince: isoOrNull(row.failing_since),
    maker:
      makerId === null ? null : { id: makerId, name: row.maker_name!, isMember: row.maker_role !== null },
    createdAt: instantToIso(row.created_at),
    previousSecretUntil: untilOf(row.previous_secret_until),
    last: at === null ? null : { at: instantToIso(at), statusCode: row.status_code, failure: row.failure },
  }
}

const untilOf = (instant: string | null) =>
  instant === null || fromInstant(instant) <= now() ? null : instantToIso(instant)

/** A delivery without its body. */
export function deliveryForAdmin(row: ListedDeliveryRow): WebhookDelivery {
  const { attempted_at: at } = row
  return {
    id: row.id,
    messageId: messageIdOf(row.id),
    type: row.type,
    state: row.state,
    attempts: row.attempts,
    lastAttempt:
      at === null
        ? null
        : {
            at: instantToIso(at),
            durationMs: row.duration_ms ?? 0,
            statusCode: row.status_code,
            failure: row.failure,
          },
    nextAttemptAt: isoOrNull(row.due_at),
    createdAt: instantToIso(row.created_at),
  }
}
