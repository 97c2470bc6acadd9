import type { Notification } from '@fanfare/contract/data/notification.ts'

/** Where a notification leads to. */
export function notificationPath({ type, post }: Pick<Notification, 'type' | 'post'>): string {
  if (type === 'support.answered') return '/support'
  return post === null || type === 'report.resolved' ? '/reports' : `/posts/${post.id}`
}
