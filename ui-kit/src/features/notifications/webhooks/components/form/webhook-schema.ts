import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { URL_MAX } from '@fanfare/contract/core/rules/limits.ts'
import type { Webhook, WebhookRequest } from '@fanfare/contract/notifications/data/webhook.ts'
import {
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from '@fanfare/contract/notifications/rules/webhook.ts'

export interface WebhookValues {
  url: string
  description: string
  events: WebhookEventType[]
}

// Simple on purpose: the server knows what is allowed.
const ADDRESS = /^https?:\/\/[^\s/]+\S*$/i

export function webhookSchema(t: TFunction<'webhooks'>) {
  const address = t('form.badAddress')
  return v.object({
    url: v.pipe(v.string(), v.trim(), v.regex(ADDRESS, address), v.maxLength(URL_MAX, address)),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(WEBHOOK_DESCRIPTION_MAX, t('form.longDescription', { max: WEBHOOK_DESCRIPTION_MAX })),
    ),
    events: v.pipe(v.array(v.picklist(WEBHOOK_EVENTS)), v.minLength(1, t('form.noEvents'))),
  })
}

/** The values of a form; a new webhook wants everything. */
export function webhookValues(webhook?: Webhook): WebhookValues {
  return {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: [...(webhook?.events ?? WEBHOOK_EVENTS)],
  }
}

export function toRequest({ url, description, events }: WebhookValues): WebhookRequest {
  return {
    url,
    description: description === '' ? null : description,
    // In the order of the list, so that the audit log shows changes only.
    events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
  }
}
