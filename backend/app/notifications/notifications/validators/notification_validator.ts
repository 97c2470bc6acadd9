import vine from '@vinejs/vine'
import { CLIENT_CHANNELS } from '#contract/notifications/rules/notification'
import type { MarkReadRequest, NotificationListQuery } from '#contract/notifications/data/notification'
import { NOTIFICATIONS_PAGE_SIZE_MAX, MARK_POSTS_READ_LIMIT } from '#contract/core/rules/limits'
import { instant } from '#core/http/validation/instant'
import type { RequestFields } from '#core/http/validation/request_fields'
import { without } from '#core/http/validation/without'
import { decodeCursor } from '#notifications/notifications/rules/cursor'
import { itemOf } from '#notifications/notifications/rules/notification_id'
import { wholeNumber } from '#core/http/validation/whole_number'

const CURSOR_MAX = 200

const cursor = vine.createRule((value, _options, field) => {
  if (decodeCursor(String(value)) === null)
    field.report('The {{ field }} field must be a cursor', 'cursor', field)
})

export const listNotificationsValidator = vine.create({
  after: vine.string().maxLength(CURSOR_MAX).use(cursor()).optional(),
  before: vine.string().maxLength(CURSOR_MAX).use(cursor()).use(without('after')).optional(),
  limit: wholeNumber({ min: 1, max: NOTIFICATIONS_PAGE_SIZE_MAX }).optional(),
  channel: vine.enum(CLIENT_CHANNELS).optional(),
} satisfies RequestFields<NotificationListQuery>)

const itemId = vine.createRule((value, _options, field) => {
  if (itemOf(String(value)) === null)
    field.report('The {{ field }} field must be the id of a notification', 'notificationId', field)
})

/** Exactly one of: posts, notifications, or everything up to an instant. */
export const readValidator = vine.create({
  postIds: vine
    .array(vine.string().uuid().toLowerCase())
    .minLength(1)
    .maxLength(MARK_POSTS_READ_LIMIT)
    .optional()
    .requiredIfMissing(['ids', 'until']),
  ids: vine
    .array(vine.string().use(itemId()))
    .minLength(1)
    .maxLength(MARK_POSTS_READ_LIMIT)
    .use(without('postIds'))
    .optional(),
  until: instant().use(without('postIds')).use(without('ids')).optional(),
} satisfies RequestFields<MarkReadRequest>)
