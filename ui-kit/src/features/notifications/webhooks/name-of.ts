import type { Webhook } from '@fanfare/contract/notifications/data/webhook.ts'

/** What a webhook is called: by its description, or by its host and path. */
export function nameOf({ description, url }: Webhook): string {
  if (description !== null) return description
  const { host, pathname } = new URL(url)
  return `${host}${pathname === '/' ? '' : pathname}`
}
