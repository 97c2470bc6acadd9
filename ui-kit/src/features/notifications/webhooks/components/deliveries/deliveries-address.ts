/** The query parameter with the webhook whose deliveries are shown. */
export const DELIVERIES_OF = 'deliveries'

/** The address of the deliveries of a webhook, in its section. */
export const deliveriesHref = (webhookId: string): string => `?${DELIVERIES_OF}=${webhookId}`
