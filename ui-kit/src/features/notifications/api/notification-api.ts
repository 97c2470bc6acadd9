import type { MarkReadRequest, UnreadCount } from '@fanfare/contract/data/notification.ts'
import { api } from '../../../client/http.ts'

/** Marks posts as read by this person, wherever they are signed in. */
export function markRead(postIds: string[]) {
  return api.put<UnreadCount>('/notifications/read', { postIds } satisfies MarkReadRequest)
}
