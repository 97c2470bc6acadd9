import type { HttpContext } from '@adonisjs/core/http'
import type { NotificationList, UnreadCount } from '#contract/data/notification'
import { NOTIFICATIONS } from '#contract/rules/limits'
import { countUnread, ReadPosts, ReadUntil, readUntil } from '#posts/public'
import { listNotifications } from '#notifications/queries/list_notifications'
import { readCursor, writeCursor } from '#notifications/rules/cursor'
import { forPerson } from '#notifications/transformers/notification_transformer'
import { listNotificationsValidator, readValidator } from '#notifications/validators/notification_validator'

/** What concerns the person who asks, and nobody else's: it is scoped by who they are. */
export default class NotificationsController {
  async index({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { after, limit = NOTIFICATIONS } = await listNotificationsValidator.validate(request.qs())
    const asked = { userId, after: after === undefined ? null : readCursor(after), limit }
    const { rows, cursor, hasMore } = await listNotifications(asked)
    const mark = await readUntil(userId)
    const list: NotificationList = {
      notifications: rows.map((row) => forPerson(row, mark)),
      unread: await countUnread(userId, mark),
      cursor: writeCursor(cursor),
      hasMore,
    }
    return response.json(list)
  }

  /** Marks posts, or everything up to an instant, as read. */
  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { postIds, until } = await request.validateUsing(readValidator)
    const unread = postIds
      ? await new ReadPosts().handle(userId, postIds)
      : await new ReadUntil().handle(userId, new Date(until!))
    return response.json({ unread } satisfies UnreadCount)
  }
}
