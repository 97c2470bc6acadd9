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
  'support.answered': ({ id }) => encodeItemId({ kind: 'answer', id }),
}

/** A notification; everything up to `readUntil` has been read. */
export function forPerson(row: FeedRow, readUntil: string): Notification {
  const type = typeOf(row)
  return {
    id: IDS[type](row),
    type,
    at: instantToIso(row.happened_at),
    read: isRead(row, readUntil),
    ...postOf(row),
    from: row.from_name,
    report: type === 'report.resolved' ? { id: row.id, moderatorResponse: row.moderator_response! } : null,
    moderation:
      type === 'post.moderated' ? { status: row.moderation_status!, reason: row.moderation_reason } : null,
    support: type === 'support.answered' ? supportOf(row) : null,
  }
}

function postOf(row: FeedRow): Pick<Notification, 'sensitive' | 'organization' | 'post'> {
  if (!mayReadPost(row)) return { sensitive: false, organization: null, post: null }
  return {
    sensitive: Boolean(row.is_sensitive),
    organization: { id: row.organization_id, name: row.organization_name },
    post: { id: row.post_id, title: row.title, postUrl: row.url, host: row.host },
  }
}

const supportOf = ({ request_id, request_title, answer }: FeedRow) => ({
  requestId: request_id!,
  title: request_title!,
  answer: answer!,
})
