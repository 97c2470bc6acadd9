import * as v from 'valibot'
import type { Notification, NotificationList } from '@fanfare/contract/notifications/data/notification.ts'
import { NOTIFICATION_TYPES } from '@fanfare/contract/notifications/rules/notification.ts'
import { MODERATION_STATUSES } from '@fanfare/contract/posts/rules/post.ts'
import { count, pageOf, schemaOf, text, type OnSkipped } from '../core/schema.ts'

/** The fields of a notification that this client uses. */
export interface ReceivedNotification extends Pick<
  Notification,
  'id' | 'type' | 'sensitive' | 'from' | 'moderation'
> {
  organization: { id: string; name: string } | null
  post: { id: string; title: string } | null
  waiting: { suggestion: string | null } | null
  report: { moderatorResponse: string } | null
  support: { answer: string } | null
  copies: { count: number } | null
  reach: { count: number; of: number } | null
  joins: { count: number } | null
  webhook: { id: string; name: string } | null
}

/** The fields of a page of notifications that this client uses. */
export type ReceivedNotifications = Pick<NotificationList, 'unread' | 'cursor' | 'hasMore'> & {
  notifications: ReceivedNotification[]
}

/** An unreadable detail counts as missing. */
const detail = <Detail extends v.GenericSchema>(schema: Detail) => v.fallback(v.nullable(schema), null)

const notification = schemaOf<ReceivedNotification>()(
  v.object({
    id: text,
    type: v.picklist(NOTIFICATION_TYPES),
    // Covered when in doubt.
    sensitive: v.fallback(v.boolean(), true),
    organization: detail(v.object({ id: text, name: text })),
    post: detail(v.object({ id: text, title: text })),
    from: detail(text),
    waiting: detail(v.object({ suggestion: detail(text) })),
    report: detail(v.object({ moderatorResponse: text })),
    moderation: detail(v.object({ status: v.picklist(MODERATION_STATUSES), reason: detail(text) })),
    support: detail(v.object({ answer: text })),
    copies: detail(v.object({ count })),
    reach: detail(v.object({ count, of: count })),
    joins: detail(v.object({ count })),
    webhook: detail(v.object({ id: text, name: text })),
  }),
)

/** A page of notifications, without kinds that only a newer client can show. */
export const notificationList = (onSkipped?: OnSkipped) =>
  schemaOf<ReceivedNotifications>()(
    v.object({
      notifications: pageOf(notification, { kind: 'notification', onSkipped }),
      unread: count,
      cursor: text,
      hasMore: v.boolean(),
    }),
  )
