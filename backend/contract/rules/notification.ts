/** What a person is notified about: a new post, their post running low, an answer to their words or to their report. */
export const NOTIFICATION_TYPES = ['post.shared', 'reply.added', 'report.resolved', 'supply.low'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
