import type { Notification } from '#contract/data/notification'
import type { NotificationType } from '#contract/rules/notification'
import { fromInstant, instantToIso } from '#core/database/instant'
import { encodeItemId } from '#notifications/rules/item_id'
import { isRead, mayReadPost, typeOf } from '#notifications/rules/feed_row'
import type { FeedRow } from '#notifications/queries/read_feed'

const timeOf = (instant: string) => fromInstant(instant).getTime()

const IDS: Record<NotificationType, (row: FeedRow) => string> = {
  'post.shared': ({ id }) => `post:${id}`,
  'reply.added': ({ id }) => `reply:${id}`,
  'report.resolved': ({ id }) => encodeItemId({ kind: 'report', id }),
  'supply.low': ({ id, happened_at }) => `supply:${id}:${timeOf(happened_at)}`,
  'post.moderated': ({ id, happened_at }) => `moderated:${id}:${timeOf(happened_at)}`,
}

/** A notification; everything up to `readUntil` has been read. */
export function forPerson(row: FeedRow, readUntil: string): Notification {
  const type = typeOf(row)
  const isVisible = mayReadPost(row)
  return {
    id: IDS[type](row),
    type,
    at: instantToIso(row.happened_at),
    read: isRead(row, readUntil),
    sensitive: isVisible && Boolean(row.is_sensitive),
    organization: isVisible ? { id: row.organization_id, name: row.organization_name } : null,
    post: isVisible ? { id: row.post_id, title: row.title, postUrl: row.url, host: row.host } : null,
    from: row.from_name,
    report: type === 'report.resolved' ? { id: row.id, moderatorResponse: row.moderator_response! } : null,
    moderation:
      type === 'post.moderated' ? { status: row.moderation_status, reason: row.moderation_reason } : null,
  }
}
