import { inTransaction } from '#core/database/transaction'
import { publishUnreadCount } from '#posts/public'
import { markReportsRead } from '#reports/public'
import { markAnswersRead } from '#support/public'
import { decodeItemId, ITEM_KINDS, type ItemKind } from '#notifications/rules/item_id'

const MARKS = { report: markReportsRead, answer: markAnswersRead } satisfies Record<
  ItemKind,
  typeof markReportsRead
>

/**
 * Marks notifications as read that no post stands for. What concerns somebody else is ignored. Returns how many posts
 * are left unread.
 */
export default class MarkItemsRead {
  handle(userId: string, notificationIds: readonly string[]): Promise<number> {
    const items = notificationIds.flatMap((id) => decodeItemId(id) ?? [])
    return inTransaction(async (trx) => {
      for (const kind of ITEM_KINDS) {
        const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
        if (ids.length > 0) await MARKS[kind](trx, userId, ids)
      }
      return publishUnreadCount(trx, userId)
    })
  }
}
