import type { Notification } from '#contract/data/notification'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/rules/notification'
import { fromInstant, instantToIso } from '#core/database/instant'
import type { FeedRow } from '#notifications/queries/read_feed'

const IDS: Record<NotificationType, (row: FeedRow) => string> = {
  'post.shared': ({ id }) => `post:${id}`,
  'reply.added': ({ id }) => `reply:${id}`,
  'report.resolved': ({ id }) => `report:${id}`,
  'supply.low': ({ id, happened_at }) => `supply:${id}:${fromInstant(happened_at).getTime()}`,
}

/** A notification; everything up to `readUntil` has been read. */
export function forPerson(row: FeedRow, readUntil: string): Notification {
  const type = NOTIFICATION_TYPES[row.kind]!
  // A reporter need not be a member: a post that is no longer public is not theirs to read.
  const isVisible = type !== 'report.resolved' || Boolean(row.listed)
  return {
    id: IDS[type](row),
    type,
    at: instantToIso(row.happened_at),
    read: isRead(type, row, readUntil),
    sensitive: isVisible && Boolean(row.is_sensitive),
    organization: isVisible ? { id: row.organization_id, name: row.organization_name } : null,
    post: isVisible ? { id: row.post_id, title: row.title, postUrl: row.url, host: row.host } : null,
    from: row.from_name,
    report: type === 'report.resolved' ? { id: row.id, moderatorResponse: row.moderator_response! } : null,
  }
}

/** A shared post is read once the person has opened it; a later event, once they have opened the post again. */
function isRead(type: NotificationType, { happened_at, read_at }: FeedRow, readUntil: string): boolean {
  const at = fromInstant(happened_at)
  if (at <= fromInstant(readUntil)) return true
  if (read_at === null || type === 'report.resolved') return false
  return type === 'post.shared' || fromInstant(read_at) >= at
}
