/** The most webhooks of one organization. */
export const WEBHOOKS_MAX = 10
export const WEBHOOK_DESCRIPTION_MAX = 200
/** The most tests of an organization within an hour. */
export const WEBHOOK_TESTS_PER_HOUR = 60
/** How long deliveries are listed. */
export const WEBHOOK_DELIVERY_DAYS = 14
/** How long a delivery is tried again, and how long a webhook may fail before it is switched off. */
export const WEBHOOK_RETRY_HOURS = 24
/** How long the previous secret still signs after a new one was made. */
export const WEBHOOK_PREVIOUS_SECRET_HOURS = 24

/** The query parameter of the client with the webhook whose deliveries are shown. */
export const DELIVERIES_OF = 'deliveries'

/** The path of the client with the deliveries of a webhook. */
export const webhookPath = (organizationId: string, id: string): string =>
  `/organizations/${organizationId}/settings/integrations/webhooks?${DELIVERIES_OF}=${id}`

/** Why the server switches off a webhook: every attempt of a day has failed, or the receiver said that it is gone (410). */
export type SwitchedOffReason = 'failing' | 'gone'

/** The events that an organization can receive, in the order of the settings. */
export const WEBHOOK_EVENTS = [
  'post.created',
  'post.approved',
  'post.deleted',
  'suggestion.added',
  'suggestion.claimed',
  'suggestion.released',
  'member.joined',
  'member.left',
] as const

export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number]

/** What *Send a test* sends. It cannot be chosen. */
export const WEBHOOK_TEST = 'webhook.test'

export const WEBHOOK_DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const

export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number]

/**
 * Why an attempt has failed: the receiver answered with another status than 2xx, or with a redirect; it did not answer in
 * time, or not at all; its address is not allowed; or the secret cannot be read since the key of the server has changed.
 */
export const WEBHOOK_FAILURES = [
  'status',
  'redirected',
  'timeout',
  'unreachable',
  'refused',
  'secret',
] as const

export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number]
