import { DELIVERIES_OF } from '@fanfare/contract/notifications/rules/webhook.ts'

/** The address of the deliveries of a webhook, in its section. */
export const deliveriesHref = (webhookId: string): string => `?${DELIVERIES_OF}=${webhookId}`
