import type { Notification } from '@fanfare/contract/data/notification.ts'

/** A post that a colleague has shared, as the server tells it. */
export function aNotification({ id = 'post:post-1', ...changes }: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'post.shared',
    at: '2026-11-21T12:00:00.000Z',
    read: false,
    sensitive: false,
    organization: { id: 'northwind', name: 'Northwind Labs' },
    post: {
      id: 'post-1',
      title: 'How we cut our latency in half',
      postUrl: 'https://social.example/posts/1',
      host: 'social.example',
    },
    from: 'Maya',
    report: null,
    ...changes,
  }
}
