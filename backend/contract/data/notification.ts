import type { ModerationStatus } from '../rules/post.ts'
import type { NotificationType, ClientChannel } from '../rules/notification.ts'

/** Something that happened and concerns one user. Derived on every request (ADR 0010), so deleted things drop out. */
export interface Notification {
  /**
   * Stable across requests: `post:<id>`, `reply:<id>`, `report:<id>`, `supply:<id>:<time>`,
   * `moderated:<id>:<time>`, `answer:<id>`.
   */
  id: string
  type: NotificationType
  /** When it happened, ISO 8601; for a post that waited for a moderator, when it was approved. */
  at: string
  read: boolean
  /** The post is sensitive: its title is shown to those who open it only. */
  sensitive: boolean
  /** Null without a post, and when the user may no longer read it, which happens to reporters. */
  organization: { id: string; name: string } | null
  /** Null together with the organization. */
  post: NotifiedPost | null
  /** Who shared or replied; null for other types and deleted accounts. */
  from: string | null
  /** Null unless the type is `report.resolved`. */
  report: { id: string; moderatorResponse: string } | null
  /** What a moderator decided about the user's post; null unless the type is `post.moderated`. */
  moderation: { status: ModerationStatus; reason: string | null } | null
  /** The user's support request and the answer to it; null unless the type is `support.answered`. */
  support: { requestId: string; title: string; answer: string } | null
}

/** The post a notification is about, with the link it shares. */
export interface NotifiedPost {
  id: string
  title: string
  postUrl: string
  /** The host of the link, without `www.`. */
  host: string
}

/**
 * The notifications of the last thirty days, newest first, of the types the user wants to see in the client.
 *
 * Without `after` these are the newest ones, and `older` leads to the next page. With `after`, the `cursor` of an earlier response, they are the oldest
 * since then: a client that repeats the request while `hasMore` misses none. The cursor lies a few seconds back,
 * because concurrent transactions become visible in any order; clients ignore the ids they have already shown.
 */
export interface NotificationList {
  notifications: Notification[]
  /** Unread notifications of the type `post.shared`, counted up to `UNREAD_MAX`. */
  unread: number
  /** Unread notifications of the types the user wants to see in the client, counted up to `UNREAD_MAX`. */
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
  /** Where the notifications are shown; on the desktop by default. */
  channel?: ClientChannel
}

/** Marks single posts or notifications as read, or everything up to an instant: one of the three. */
export interface MarkReadRequest {
  postIds?: string[]
  /** The `id` of notifications that no post stands for: of the types `report.resolved` and `support.answered`. */
  ids?: string[]
  /** ISO 8601. */
  until?: string
}
