import { UNREAD_MAX } from '#contract/core/rules/limits'
import { NOTIFICATION_TYPES, type NotificationType } from '#contract/notifications/rules/notification'
import { fromInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { PostReads } from '#posts/public'
import type { FeedSlice } from '#notifications/notifications/queries/feed_fragment'
import { findChoices } from '#notifications/notifications/queries/notification_choices'
import { readFeed, type FeedRow } from '#notifications/notifications/queries/read_feed'
import { endOf, laterOf } from '#notifications/notifications/rules/cursor'
import { isRead, mayReadPost } from '#notifications/notifications/rules/feed_row'

/** A notification in a digest. */
export interface DigestItem {
  type: NotificationType
  /** How many it counts as: one, or the number of new members. */
  count: number
  at: Date
  /** Null without a post, and when the user may no longer read it. */
  post: { id: string; title: string; organization: string; isSensitive: boolean } | null
}

/** What a user has not read since their last digest, newest first; null when the digest is off. */
export async function listForDigest(userId: string, until: string): Promise<DigestItem[] | null> {
  const [digest] = await reader().rows<{ told_until: string }>(
    'select told_until from mail_digests where user_id = ?',
    [userId],
  )
  if (digest === undefined) return null
  const [after, before] = [digest.told_until, until].map((at) => endOf(fromInstant(at)))
  return listUnread({ userId, types: await typesFor(userId), after: after!, before })
}

/** What a user has not read between two positions, newest first. */
export async function listUnread({
  userId,
  after,
  ...slice
}: Pick<FeedSlice, 'userId' | 'types' | 'after' | 'before'>): Promise<DigestItem[]> {
  const readUntil = await new PostReads(userId).readUntil()
  const rows = await readFeed({
    ...slice,
    userId,
    after: laterOf(after, endOf(fromInstant(readUntil))),
    order: 'desc',
    limit: UNREAD_MAX,
  })
  return rows.filter((row) => !isRead(row, readUntil)).map(toItem)
}

function toItem(row: FeedRow): DigestItem {
  const { type } = row
  const at = fromInstant(row.happened_at)
  const count = type === 'member.joined' ? (row.event_count ?? 1) : 1
  if (!mayReadPost(row)) return { type, count, at, post: null }
  const { post_id: id, title, organization_name: organization } = row
  return { type, count, at, post: { id, title, organization, isSensitive: Boolean(row.is_sensitive) } }
}

/** The types that are on in any channel, except those with a mail of their own. */
async function typesFor(userId: string) {
  const choices = await findChoices(userId)
  const isTold = ({ web, desktop, mail }: (typeof choices)[keyof typeof choices]) =>
    mail !== true && (web === true || desktop === true)
  return new Set(NOTIFICATION_TYPES.filter((type) => isTold(choices[type])))
}
