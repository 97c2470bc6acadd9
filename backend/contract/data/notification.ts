import type { NotificationType } from '../rules/notification.ts'

/** Something that has happened and concerns one person. Made anew from what it tells about: what is gone is not told. */
export interface Notification {
  /** The same for the same happening, whenever it is fetched: `post:<id>`, `reply:<id>`, `report:<id>`, `supply:<id>:<time>`. */
  id: string
  type: NotificationType
  /** When it happened, ISO 8601. A post that had to wait for a moderator happened when it was approved. */
  at: string
  read: boolean
  /** The post is sensitive: its title is for those who open it. */
  sensitive: boolean
  /** Null when the person may not read the post any more, which happens to reporters. */
  organization: { id: string; name: string } | null
  /** Null together with the organization. */
  post: NotifiedPost | null
  /** Who shared or replied; null when nobody did, and when they have left the product. */
  from: string | null
  /** What an administrator answered; null unless the type is `report.resolved`. */
  report: { id: string; moderatorResponse: string } | null
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
 * What has happened to a person in the last thirty days, newest first.
 *
 * Without `after` these are the newest. With `after`, the `cursor` of an earlier answer, they are the oldest of
 * those that happened since: whoever goes on asking while `hasMore` misses none. The cursor stands a few seconds
 * back, because what is written at the same time becomes visible in any order; so the last few come again, and
 * a client drops the ids it has shown.
 */
export interface NotificationList {
  notifications: Notification[]
  /** Unread notifications of the type `post.shared`, counted up to `UNREAD_MAX`. */
  unread: number
  /** Where the next question begins. Opaque. */
  cursor: string
  /** Whether more has happened since `after` than is told here; false without `after`. */
  hasMore: boolean
}

/** The answer to marking as read. */
export interface UnreadCount {
  unread: number
}
