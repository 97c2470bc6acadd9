import type { HttpContext } from '@adonisjs/core/http'
import type { NotificationList, UnreadCount } from '#contract/data/notification'
import { NOTIFICATIONS_PAGE_SIZE } from '#contract/rules/limits'
import { countUnread, MarkPostsRead, MarkReadUntil, findReadUntil } from '#posts/public'
import { listNotifications } from '#notifications/queries/list_notifications'
import { decodeCursor, encodeCursor } from '#notifications/rules/cursor'
import { forPerson } from '#notifications/transformers/notification_transformer'
import { listNotificationsValidator, readValidator } from '#notifications/validators/notification_validator'

/** The notifications of the signed-in user: every query is limited to theirs, so there is nothing to authorize. */
export default class NotificationsController {
  async index({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { after, limit = NOTIFICATIONS_PAGE_SIZE } = await listNotificationsValidator.validate(request.qs())
    const filter = { userId, after: after === undefined ? null : decodeCursor(after), limit }
    const { rows, cursor, hasMore } = await listNotifications(filter)
    const readUntil = await findReadUntil(userId)
    const list: NotificationList = {
      notifications: rows.map((row) => forPerson(row, readUntil)),
      unread: await countUnread(userId, readUntil),
      cursor: encodeCursor(cursor),
      hasMore,
    }
    return response.json(list)
  }

  /** Marks posts, or everything up to an instant, as read. */
  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { postIds, until } = await request.validateUsing(readValidator)
    const unread = postIds
      ? await new MarkPostsRead().handle(userId, postIds)
      : await new MarkReadUntil().handle(userId, new Date(until!))
    return response.json({ unread } satisfies UnreadCount)
  }
}
