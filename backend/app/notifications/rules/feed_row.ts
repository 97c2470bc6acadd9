import { NOTIFICATION_TYPES, type NotificationType } from '#contract/rules/notification'
import { fromInstant } from '#core/database/instant'
import type { FeedRow, FeedRowWithPost } from '#notifications/queries/read_feed'

export const typeOf = ({ kind }: Pick<FeedRow, 'kind'>): NotificationType => NOTIFICATION_TYPES[kind]!

/** A reporter need not be a member: a post that is no longer public is not theirs to read. */
export function mayReadPost(row: FeedRow): row is FeedRowWithPost {
  return row.post_id !== null && (typeOf(row) !== 'report.resolved' || Boolean(row.listed))
}

/**
 * Whether a notification has been read, by the mark `readUntil`, by itself, or by opening its post. A shared post is read
 * once the person has opened it; a later event, once they have opened the post again.
 */
export function isRead(row: Pick<FeedRow, 'kind' | 'happened_at' | 'read_at'>, readUntil: string): boolean {
  const type = typeOf(row)
  const at = fromInstant(row.happened_at)
  if (at <= fromInstant(readUntil)) return true
  if (row.read_at === null) return false
  return type === 'post.shared' || fromInstant(row.read_at) >= at
}
