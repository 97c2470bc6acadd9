import type { ModerationStatus } from '../../posts/rules/post.ts'
import type { NotificationType, ClientChannel } from '../rules/notification.ts'
import type { SwitchedOffReason } from '../rules/webhook.ts'

/**
 * An event that concerns one user. Derived on every request (ADR 0010), so that notifications of deleted things
 * disappear.
 */
export type Notification = NotificationFacts & NotificationDetails

interface NotificationFacts {
  /**
   * Stable across requests: `post:<id>` for `post.shared` and for `suggestions.wanted` before it, `reminder:<id>`, `reply:<id>`, `report:<id>`, `supply:<id>:<time>`, `moderated:<id>:<time>`,
   * `answer:<id>`, `copied:<id>:<time>`, `reached:<id>:<time>`, `joined:<id>`, `webhook:<id>:<time>`.
   */
  id: string
  /** When it happened, ISO 8601; for `post.shared`, since when a suggestion waits for the user. */
  at: string
  read: boolean
  /** Whether the post is sensitive: its title is only shown once it is opened. */
  sensitive: boolean
  /** Null without a post, a new member or a webhook, and when the user may no longer read the post, which concerns reporters. */
  organization: { id: string; name: string } | null
  /** Null without a post, and together with the organization. */
  post: NotifiedPost | null
  /**
   * The user who shared, replied, joined last or copied last; null for other types, for deleted accounts, and for copies
   * where the organization hides who has copied.
   */
  from: string | null
}

/** What only some types have. */
interface Details {
  /** What the user would copy next; null when nothing is left for them. Reading reserves nothing. */
  waiting: { suggestion: string | null }
  report: { id: string; moderatorResponse: string }
  /** What a moderator decided about the user's post. */
  moderation: { status: ModerationStatus; reason: string | null }
  /** The user's support request and the answer to it. */
  support: { requestId: string; title: string; answer: string }
  /** How often the user's suggestions on the post were copied by other members. */
  copies: { count: number }
  /** How many of the members, without the author, have copied from the user's post. */
  reach: { count: number; of: number }
  /** How many have joined on that day, in UTC. */
  joins: { count: number }
  /** The webhook that was switched off, by its description or else its host, and why. */
  webhook: { id: string; name: string; reason: SwitchedOffReason }
}

/** The detail of each type that has one. */
interface Detailed {
  'post.shared': 'waiting'
  'post.reminded': 'waiting'
  'report.resolved': 'report'
  'post.moderated': 'moderation'
  'support.answered': 'support'
  'suggestion.copied': 'copies'
  'post.reached': 'reach'
  'member.joined': 'joins'
  'webhook.disabled': 'webhook'
}

type DetailOf<Type> = Type extends keyof Detailed ? Detailed[Type] : never

type NotificationDetails = {
  [Type in NotificationType]: { type: Type } & {
    [Detail in keyof Details]: Detail extends DetailOf<Type> ? Details[Detail] : null
  }
}[NotificationType]

/** The post a notification is about, with the link it shares. */
export interface NotifiedPost {
  id: string
  title: string
  postUrl: string
  /** The host of the link, without `www.`. */
  host: string
}

/**
 * The notifications of the last thirty days, newest first, of the types that the user has chosen for the client.
 * Without `after` these are the newest ones, and `older` leads to the next page. With `after`, the `cursor` of an
 * earlier response, they are the oldest since then: a client that repeats the request while `hasMore` is true misses
 * none. The cursor lies a few seconds back, because concurrent transactions become visible in any order; clients ignore
 * ids they have already shown.
 */
export interface NotificationList {
  notifications: Notification[]
  /** Unread notifications of the type `post.shared`, counted up to `UNREAD_MAX`. */
  unread: number
  /** Unread notifications of the types that the user has chosen for the client, counted up to `UNREAD_MAX`. */
  unreadTotal: number
  /** Where the next request starts. Opaque. */
  cursor: string
  /** Whether there are more since `after`; false without `after`. */
  hasMore: boolean
  /** `before` of the next page; null on the last one, and with `after`. */
  older: string | null
}

/** The response to marking as read. */
export interface UnreadCount {
  unread: number
}

export interface NotificationListQuery {
  /** The `cursor` of an earlier response. */
  after?: string
  /** `older` of an earlier response; not together with `after`. */
  before?: string
  limit?: number
  /** The channel in which the notifications are shown; the desktop by default. */
  channel?: ClientChannel
}

/** Marks posts, notifications, or everything up to an instant as read: exactly one of the three. */
export interface MarkReadRequest {
  postIds?: string[]
  /** The `id` of notifications that are read on a click: `report.resolved`, `support.answered`, `member.joined`,
   * `webhook.disabled`. */
  ids?: string[]
  /** ISO 8601. */
  until?: string
}
