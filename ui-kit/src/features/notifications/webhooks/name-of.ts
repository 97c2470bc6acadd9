import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'

/** What a webhook is called: by its description, or by its host. */
export const nameOf = ({ description, url }: Webhook): string => description ?? URL.parse(url)?.host ?? url
