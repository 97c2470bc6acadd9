import * as v from 'valibot'
import type { Notification, NotificationList } from '@fanfare/contract/data/notification.ts'
import { NOTIFICATION_TYPES } from '@fanfare/contract/rules/notification.ts'
import { MODERATION_STATUSES } from '@fanfare/contract/rules/post.ts'
import { count, pageOf, schemaOf, text, type OnSkipped } from '../core/schema.ts'

/** What this client uses of a notification. */
export interface HeardNotification extends Pick<
  Notification,
  'id' | 'type' | 'sensitive' | 'from' | 'moderation'
> {
  organization: { name: string } | null
  post: { id: string; title: string } | null
  report: { moderatorResponse: string } | null
  support: { answer: string } | null
}

/** A page of notifications, as far as this client uses it. */
export type HeardNotifications = Pick<NotificationList, 'unread' | 'cursor' | 'hasMore'> & {
  notifications: HeardNotification[]
}

/** A detail that cannot be read is missing. */
const detail = <Detail extends v.GenericSchema>(schema: Detail) => v.fallback(v.nullable(schema), null)

const notification = schemaOf<HeardNotification>()(
  v.object({
    id: text,
    type: v.picklist(NOTIFICATION_TYPES),
    // Covered in doubt.
    sensitive: v.fallback(v.boolean(), true),
    organization: detail(v.object({ name: text })),
    post: detail(v.object({ id: text, title: text })),
    from: detail(text),
    report: detail(v.object({ moderatorResponse: text })),
    moderation: detail(v.object({ status: v.picklist(MODERATION_STATUSES), reason: detail(text) })),
    support: detail(v.object({ answer: text })),
  }),
)

/** A page of notifications, without those that only a newer client can show. */
export const notificationList = (onSkipped?: OnSkipped) =>
  schemaOf<HeardNotifications>()(
    v.object({
      notifications: pageOf(notification, { kind: 'notification', onSkipped }),
      unread: count,
      cursor: text,
      hasMore: v.boolean(),
    }),
  )
