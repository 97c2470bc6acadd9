import {
  isReadOnClick,
  type NotificationType,
  type ReadOnClickType,
} from '#contract/notifications/rules/notification'
import { fromInstant } from '#core/database/rows/instant'
import { isId } from '#core/runtime/ids'
import type { FeedRow } from '#notifications/notifications/queries/read_feed'

/** How the ids of each type begin. */
const PREFIXES = {
  'post.shared': 'post',
  // Replaced by the notification that suggestions wait.
  'suggestions.wanted': 'post',
  'post.reminded': 'reminder',
  'reply.added': 'reply',
  'report.resolved': 'report',
  'supply.low': 'supply',
  'post.moderated': 'moderated',
  'support.answered': 'answer',
  'suggestion.copied': 'copied',
  'post.reached': 'reached',
  'member.joined': 'joined',
  'webhook.disabled': 'webhook',
} satisfies Record<NotificationType, string>

/** Can happen to a post or a webhook more than once. */
const REPEATED: ReadonlySet<NotificationType> = new Set([
  'supply.low',
  'post.moderated',
  'suggestion.copied',
  'post.reached',
  'webhook.disabled',
])

/** The id of a notification for clients. */
export function notificationId({
  type,
  id,
  happened_at,
}: Pick<FeedRow, 'type' | 'id' | 'happened_at'>): string {
  const parts = [PREFIXES[type], id]
  if (REPEATED.has(type)) parts.push(String(fromInstant(happened_at).getTime()))
  return parts.join(':')
}

/** A report, an answer, a new member or a webhook, whose notification is marked as read by itself. */
export interface Item {
  type: ReadOnClickType
  id: string
}

const isTime = (text: string) => /^\d{1,14}$/.test(text)

/** The item of a notification id; null for any other id. */
export function itemOf(notificationId: string): Item | null {
  const [prefix, id = '', ...times] = notificationId.split(':')
  const type = (Object.keys(PREFIXES) as NotificationType[]).find((each) => PREFIXES[each] === prefix)
  if (type === undefined || !isReadOnClick(type) || !isId(id)) return null
  return times.length === Number(REPEATED.has(type)) && times.every(isTime) ? { type, id } : null
}
