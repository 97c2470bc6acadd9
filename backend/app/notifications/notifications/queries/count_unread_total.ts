import { UNREAD_MAX } from '#contract/core/rules/limits'
import type { NotificationType } from '#contract/notifications/rules/notification'
import { fromInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { PostReads } from '#posts/public'
import { feedFragment, readAt } from '#notifications/notifications/queries/feed_fragment'
import { endOf } from '#notifications/notifications/rules/cursor'

interface UnreadInput {
  userId: string
  types: ReadonlySet<NotificationType>
  /** Everything up to this instant has been read. */
  readUntil: string
  /** The number of unread posts of others, counted separately. */
  unreadPosts: number
}

/** The number of unread notifications of these types, up to `UNREAD_MAX`. */
export async function countUnreadTotal({
  userId,
  types,
  readUntil,
  unreadPosts,
}: UnreadInput): Promise<number> {
  const others = new Set([...types].filter((type) => type !== 'post.shared'))
  const after = endOf(fromInstant(readUntil))
  const feed = feedFragment({ userId, types: others, after, order: 'desc', limit: UNREAD_MAX })
  const posts = types.has('post.shared') ? unreadPosts : 0
  if (feed === null || posts >= UNREAD_MAX) return posts
  const [row] = await reader().rows<{ n: number }>(
    `select count(*) as n from (${feed.sql}) found ${PostReads.join('found.post_id', '?')}
     where coalesce(${readAt('found')} < found.happened_at, true)`,
    [...feed.values, userId],
  )
  return Math.min(posts + Number(row!.n), UNREAD_MAX)
}
