import {
  isReadOnClick,
  NOTIFICATION_TYPES,
  type ReadOnClickType,
} from '#contract/notifications/rules/notification'
import { inTransaction } from '#core/database/transactions/transaction'
import { publishUnreadCount } from '#posts/public'
import { markReportsRead, markAnswersRead } from '#moderation/public'
import { itemOf } from '#notifications/notifications/rules/notification_id'

const MARKS = {
  'report.resolved': markReportsRead,
  'support.answered': markAnswersRead,
} satisfies Record<ReadOnClickType, typeof markReportsRead>

/**
 * Marks notifications without a post as read. Notifications of other users are ignored. Returns the number of unread
 * posts.
 */
export default class MarkItemsRead {
  handle(userId: string, notificationIds: readonly string[]): Promise<number> {
    const items = notificationIds.flatMap((id) => itemOf(id) ?? [])
    return inTransaction(async (trx) => {
      for (const type of NOTIFICATION_TYPES.filter(isReadOnClick)) {
        const ids = items.filter((item) => item.type === type).map(({ id }) => id)
        if (ids.length > 0) await MARKS[type](trx, userId, ids)
      }
      return publishUnreadCount(trx, userId)
    })
  }
}
