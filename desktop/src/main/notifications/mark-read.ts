import type { MarkReadRequest } from '@fanfare/contract/notifications/data/notification.ts'
import type { CheckedClient } from '../core/checked-client.ts'

/** Marks a notification as read, by its id. A failure is ignored: it stays unread in the bell. */
export function markReadAt(api: Pick<CheckedClient, 'put'>): (id: string) => void {
  return (id) => {
    api.put('/notifications/read', { ids: [id] } satisfies MarkReadRequest).catch(() => undefined)
  }
}
