import type { HttpContext } from '@adonisjs/core/http'
import type { NotificationList, UnreadCount } from '#contract/notifications/data/notification'
import { NOTIFICATIONS_PAGE_SIZE } from '#contract/core/rules/limits'
import { PostReads } from '#posts/public'
import MarkRead from '#notifications/notifications/actions/mark_read'
import { listNotifications } from '#notifications/notifications/queries/list_notifications'
import { findChosenTypes } from '#notifications/notifications/queries/notification_choices'
import { countUnreadNotifications } from '#notifications/notifications/queries/unread_notifications'
import { decodeCursor, encodeCursor } from '#notifications/notifications/rules/cursor'
import { forPerson } from '#notifications/notifications/transformers/notification_transformer'
import {
  listNotificationsValidator,
  readValidator,
} from '#notifications/notifications/validators/notification_validator'

/** The notifications of the signed-in user. Every query is limited to this user, so there is nothing to authorize. */
export default class NotificationsController {
  /** Lists the notifications of the last thirty days, newest first. */
  async index({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const query = await listNotificationsValidator.validate(request.qs())
    const { limit = NOTIFICATIONS_PAGE_SIZE, channel = 'desktop' } = query
    const types = await findChosenTypes(userId, channel)
    const [after, before] = [positionIn(query.after), positionIn(query.before)]
    const { rows, cursor, hasMore, older } = await listNotifications({ userId, types, after, before, limit })
    const reads = new PostReads(userId)
    const readUntil = await reads.readUntil()
    const list: NotificationList = {
      notifications: rows.map((row) => forPerson(row, readUntil)),
      unread: await reads.countUnread(),
      unreadTotal: await countUnreadNotifications(userId, channel),
      cursor: encodeCursor(cursor),
      hasMore,
      older: older && encodeCursor(older),
    }
    return response.json(list)
  }

  /** Marks posts, other notifications, or everything up to an instant, as read. */
  async update({ auth, request, response }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const unread = await new MarkRead().handle(userId, await request.validateUsing(readValidator))
    return response.json({ unread } satisfies UnreadCount)
  }
}

const positionIn = (cursor: string | undefined) => (cursor === undefined ? null : decodeCursor(cursor))
