/** The types of notifications. */
export const NOTIFICATION_TYPES = ['post.shared', 'reply.added', 'report.resolved', 'supply.low'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
