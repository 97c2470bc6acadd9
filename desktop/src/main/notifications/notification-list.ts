import * as v from 'valibot'
import type { Notification, NotificationList } from '@fanfare/contract/data/notification.ts'
import { NOTIFICATION_TYPES } from '@fanfare/contract/rules/notification.ts'
import { MODERATION_STATUSES } from '@fanfare/contract/rules/post.ts'
import { count, instant, pageOf, schemaOf, text } from '../core/schema.ts'

const notification = schemaOf<Notification>()(
  v.object({
    id: text,
    type: v.picklist(NOTIFICATION_TYPES),
    at: instant,
    read: v.boolean(),
    sensitive: v.boolean(),
    organization: v.nullable(v.object({ id: text, name: text })),
    post: v.nullable(v.object({ id: text, title: text, postUrl: text, host: text })),
    from: v.nullable(text),
    report: v.nullable(v.object({ id: text, moderatorResponse: text })),
    // A server of an earlier version has none.
    moderation: v.optional(
      v.nullable(v.object({ status: v.picklist(MODERATION_STATUSES), reason: v.nullable(text) })),
      null,
    ),
    support: v.optional(v.nullable(v.object({ requestId: text, title: text, answer: text })), null),
  }),
)

const TYPES = new Set<string>(NOTIFICATION_TYPES)

/** A page of notifications, without types that only a newer client can show. */
export const notificationList = schemaOf<NotificationList>()(
  v.object({
    notifications: v.pipe(
      pageOf(v.looseObject({ type: text })),
      v.filterItems(({ type }) => TYPES.has(type)),
      v.array(notification),
    ),
    unread: count,
    unreadTotal: v.optional(count, 0),
    cursor: text,
    hasMore: v.boolean(),
    older: v.optional(v.nullable(text), null),
  }),
)
