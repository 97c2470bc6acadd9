import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MarkReadRequest } from '#contract/notifications/data/notification'
import {
  isReadOnClick,
  NOTIFICATION_TYPES,
  type ReadOnClickType,
} from '#contract/notifications/rules/notification'
import { inTransaction } from '#core/database/transactions/transaction'
import { PostReads } from '#posts/public'
import { joinNotifications } from '#organizations/public'
import { markReportsRead, markAnswersRead } from '#moderation/public'
import { markWebhooksRead } from '#notifications/webhooks/repositories/webhooks'
import { itemOf } from '#notifications/notifications/rules/notification_id'

const MARKS = {
  'report.resolved': markReportsRead,
  'support.answered': markAnswersRead,
  'member.joined': joinNotifications.markRead,
  'webhook.disabled': markWebhooksRead,
} satisfies Record<ReadOnClickType, typeof markReportsRead>

/**
 * Marks posts, notifications without a post, or everything up to an instant, as read. What is not the user's is ignored.
 * Returns the number of unread posts.
 */
export default class MarkRead {
  handle(userId: string, { postIds, ids, until }: MarkReadRequest): Promise<number> {
    const reads = new PostReads(userId)
    return inTransaction(async (trx) => {
      if (postIds !== undefined) await reads.add(trx, postIds)
      if (ids !== undefined) await markItems(trx, userId, ids)
      if (until !== undefined) await reads.moveMark(trx, new Date(until))
      return reads.publishUnread(trx)
    })
  }
}

async function markItems(
  trx: TransactionClientContract,
  userId: string,
  notificationIds: readonly string[],
): Promise<void> {
  const items = notificationIds.flatMap((id) => itemOf(id) ?? [])
  for (const type of NOTIFICATION_TYPES.filter(isReadOnClick)) {
    const ids = items.filter((item) => item.type === type).map(({ id }) => id)
    if (ids.length > 0) await MARKS[type](trx, userId, ids)
  }
}
