import { webhookPath } from './webhook.ts'

interface NotificationTraits {
  /** What a click opens: the post, the members of the organization, its webhook, or a page of the client. */
  opens: 'post' | 'members' | 'webhook' | `/${string}`
  /** Whether it has a mail of its own; all others are only in the daily digest. */
  isMailed: boolean
}

/** The types of notifications, in the order in which the settings list them. */
export const NOTIFICATIONS = {
  /** A suggestion of another member's post waits for the user. */
  'post.shared': { opens: 'post', isMailed: false },
  /** Another member has shared a post that has no suggestions yet. `post.shared` replaces it. */
  'suggestions.wanted': { opens: 'post', isMailed: false },
  /** A post is about to end in which a suggestion waits for the user, who has not seen it. */
  'post.reminded': { opens: 'post', isMailed: true },
  'reply.added': { opens: 'post', isMailed: false },
  'report.resolved': { opens: '/reports', isMailed: true },
  'supply.low': { opens: 'post', isMailed: false },
  'post.moderated': { opens: 'post', isMailed: true },
  'support.answered': { opens: '/support', isMailed: true },
  'suggestion.copied': { opens: 'post', isMailed: false },
  'post.reached': { opens: 'post', isMailed: false },
  'member.joined': { opens: 'members', isMailed: false },
  /** The server has switched off a webhook that does not work. */
  'webhook.disabled': { opens: 'webhook', isMailed: true },
} as const satisfies Record<string, NotificationTraits>

export type NotificationType = keyof typeof NOTIFICATIONS

export const NOTIFICATION_TYPES = Object.keys(NOTIFICATIONS) as readonly NotificationType[]

type TypesWith<Traits> = {
  [Type in NotificationType]: (typeof NOTIFICATIONS)[Type] extends Traits ? Type : never
}[NotificationType]

/** The types that a client marks as read on click; all others are read by opening their post. */
export type ReadOnClickType = Exclude<NotificationType, TypesWith<{ opens: 'post' }>>

export const isReadOnClick = (type: NotificationType): type is ReadOnClickType =>
  NOTIFICATIONS[type].opens !== 'post'

interface Target {
  type: NotificationType
  post: { id: string } | null
  organization: { id: string } | null
  webhook: { id: string } | null
}

/** The path of the client that a notification leads to. */
export function notificationPath({ type, post, organization, webhook }: Target): string {
  const { opens } = NOTIFICATIONS[type]
  if (opens === 'post') return post === null ? '/dashboard' : `/posts/${post.id}`
  if (opens !== 'members' && opens !== 'webhook') return opens
  if (organization === null) return '/dashboard'
  if (opens === 'members') return `/organizations/${organization.id}/settings/users`
  return webhook === null ? '/dashboard' : webhookPath(organization.id, webhook.id)
}

/** The channels of a client: the bell, or notifications of the operating system. */
export const CLIENT_CHANNELS = ['web', 'desktop'] as const

export type ClientChannel = (typeof CLIENT_CHANNELS)[number]

/** The channels of notifications. */
export const NOTIFICATION_CHANNELS = [...CLIENT_CHANNELS, 'mail'] as const

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

export type MailedType = TypesWith<{ isMailed: true }>

/** Whether a type can be chosen for a channel. */
export function isOffered(type: NotificationType, channel: NotificationChannel): boolean {
  return channel !== 'mail' || NOTIFICATIONS[type].isMailed
}

/** The default for users without a choice: all offered types. */
export const DEFAULT_CHOICE = true
