import type { UnreadCount } from '@fanfare/contract/data/notification.ts'
import { api } from '../../../api/http.ts'

/** Marks posts as read by this person, wherever they are signed in. */
export function markRead(postIds: string[]) {
  return api.put<UnreadCount>('/notifications/read', { postIds })
}
