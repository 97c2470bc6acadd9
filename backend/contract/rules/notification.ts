/** The types of notifications. */
export const NOTIFICATION_TYPES = [
  'post.shared',
  'reply.added',
  'report.resolved',
  'supply.low',
  'post.moderated',
  'support.answered',
] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

const readOnClick: ReadonlySet<NotificationType> = new Set(['report.resolved', 'support.answered'])

/** Whether a client marks a notification as read when it is clicked; all others are read by opening their post. */
export const isReadOnClick = (type: NotificationType): boolean => readOnClick.has(type)

/** Where a client shows notifications: in the bell, or by the operating system. */
export const CLIENT_CHANNELS = ['web', 'desktop'] as const

export type ClientChannel = (typeof CLIENT_CHANNELS)[number]

/** Where a person is notified. */
export const NOTIFICATION_CHANNELS = [...CLIENT_CHANNELS, 'mail'] as const

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** The types that are mailed at once; all others are in the daily digest only. */
export const MAILED_TYPES = [
  'report.resolved',
  'post.moderated',
  'support.answered',
] as const satisfies readonly NotificationType[]

export type MailedType = (typeof MAILED_TYPES)[number]

const mailed: ReadonlySet<NotificationType> = new Set(MAILED_TYPES)

/** Whether a type can be chosen for a channel. */
export function isOffered(type: NotificationType, channel: NotificationChannel): boolean {
  return channel !== 'mail' || mailed.has(type)
}

/** Whether a person is notified who has not chosen: of everything that is offered. */
export const DEFAULT_CHOICE = true
