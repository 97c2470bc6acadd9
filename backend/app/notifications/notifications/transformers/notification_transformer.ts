import type { Notification } from '#contract/notifications/data/notification'
import { instantToIso } from '#core/database/rows/instant'
import { notificationId } from '#notifications/notifications/rules/notification_id'
import { isRead, mayReadPost } from '#notifications/notifications/rules/feed_row'
import { hostOf } from '#notifications/webhooks/rules/receiver_url'
import type { FeedRow } from '#notifications/notifications/queries/read_feed'

/** A notification; all up to `readUntil` have been read. */
export function forPerson(row: FeedRow, readUntil: string): Notification {
  return {
    id: notificationId(row),
    at: instantToIso(row.happened_at),
    read: isRead(row, readUntil),
    ...postOf(row),
    from: row.from_name,
    ...detailsOf(row),
  }
}

function detailsOf(row: FeedRow) {
  const none = {
    waiting: null,
    report: null,
    moderation: null,
    support: null,
    copies: null,
    reach: null,
    joins: null,
    webhook: null,
  }
  const count = row.event_count ?? 0
  switch (row.type) {
    case 'post.shared':
    case 'post.reminded':
      return { ...none, type: row.type, waiting: { suggestion: row.suggestion } }
    case 'report.resolved': {
      const report = { id: row.id, moderatorResponse: row.moderator_response! }
      return { ...none, type: row.type, report }
    }
    case 'post.moderated': {
      const moderation = { status: row.moderation_status!, reason: row.moderation_reason }
      return { ...none, type: row.type, moderation }
    }
    case 'support.answered': {
      const support = { requestId: row.request_id!, title: row.request_title!, answer: row.answer! }
      return { ...none, type: row.type, support }
    }
    case 'suggestion.copied':
      return { ...none, type: row.type, copies: { count } }
    case 'post.reached':
      return { ...none, type: row.type, reach: { count, of: row.out_of ?? 0 } }
    case 'member.joined':
      return { ...none, type: row.type, joins: { count } }
    case 'webhook.disabled': {
      const { id, webhook_description: description, webhook_url: url } = row
      const webhook = { id, name: description ?? hostOf(url!), reason: row.switched_off_reason! }
      return { ...none, type: row.type, webhook }
    }
    default:
      return { ...none, type: row.type }
  }
}

function postOf(row: FeedRow): Pick<Notification, 'sensitive' | 'organization' | 'post'> {
  const { organization_id: id, organization_name: name } = row
  if (row.type === 'member.joined' || row.type === 'webhook.disabled')
    return { sensitive: false, organization: { id: id!, name: name! }, post: null }
  if (!mayReadPost(row)) return { sensitive: false, organization: null, post: null }
  return {
    sensitive: Boolean(row.is_sensitive),
    organization: { id: row.organization_id, name: row.organization_name },
    post: { id: row.post_id, title: row.title, postUrl: row.url, host: row.host },
  }
}
