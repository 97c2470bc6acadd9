import type { WebhookMessageType, WebhookPayloads } from '#contract/notifications/data/webhook'

/** One event for the webhooks of an organization. */
export type NewMessage = {
  [Type in WebhookMessageType]: {
    organizationId: string
    type: Type
    data: WebhookPayloads[Type]
  }
}[WebhookMessageType]

/** The body of a message. It is stored and sent as it is, because the signature covers its bytes. */
export const bodyOf = ({ type, data }: NewMessage, at: Date): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
