import { UNREAD_MAX } from '#contract/core/rules/limits'
import {
  DEFAULT_CHOICE,
  NOTIFICATION_TYPES,
  type ClientChannel,
  type NotificationType,
} from '#contract/notifications/rules/notification'
import { notificationsSince } from '#core/database/rows/event_time'
import { reader } from '#core/database/sql/reader'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { PostReads } from '#posts/public'
import { feedFragment, readAt } from '#notifications/notifications/queries/feed_fragment'
import { beginOf } from '#notifications/notifications/rules/cursor'

const OTHER_TYPES: ReadonlySet<NotificationType> = new Set(
  NOTIFICATION_TYPES.filter((type) => type !== 'post.shared'),
)

/** Selects the ids of a user's unread notifications of the types chosen for a channel, up to `UNREAD_MAX`. */
export function unreadNotifications(userId: string, channel: ClientChannel): SqlFragment {
  const reads = new PostReads(userId)
  const posts = reads.unreadShared()
  const [after, newerThan] = [beginOf(notificationsSince()), reads.mark()]
  const slice = { userId, after, newerThan, order: 'desc', limit: UNREAD_MAX } as const
  const others = feedFragment({ ...slice, types: OTHER_TYPES })!
  return {
    sql: `select unread.id from (
        select 'post.shared' as type, shared.id from (${posts.sql}) shared
        union all select found.type, found.id from (${others.sql}) found
          ${PostReads.join('found.post_id', '?')}
          where coalesce(${readAt('found')} < found.happened_at, true)
      ) unread
      where coalesce((select enabled from notification_choices
        where user_id = ? and channel = ? and type = unread.type), ${DEFAULT_CHOICE})
      limit ${UNREAD_MAX}`,
    values: [...posts.values, ...others.values, userId, userId, channel],
  }
}

/** The number of `unreadNotifications`. */
export async function countUnreadNotifications(userId: string, channel: ClientChannel): Promise<number> {
  const { sql, values } = unreadNotifications(userId, channel)
  const [row] = await reader().rows<{ n: number }>(`select count(*) as n from (${sql}) unread`, values)
  return Number(row!.n)
}
