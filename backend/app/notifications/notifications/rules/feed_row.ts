import { fromInstant } from '#core/database/rows/instant'
import type { FeedRow, FeedRowWithPost } from '#notifications/notifications/queries/read_feed'

/** A reporter may not be a member, and then must not read a post that is no longer public. */
export function mayReadPost(row: FeedRow): row is FeedRowWithPost {
  return row.post_id !== null && (row.type !== 'report.resolved' || Boolean(row.listed))
}

/** Whether a notification has been read since it happened: by the mark `readUntil`, individually, or by opening its post. */
export function isRead(row: Pick<FeedRow, 'happened_at' | 'read_at'>, readUntil: string): boolean {
  const at = fromInstant(row.happened_at)
  if (at <= fromInstant(readUntil)) return true
  return row.read_at !== null && fromInstant(row.read_at) >= at
}
