import { NOTIFICATION_DAYS, UNREAD_MAX } from '#contract/core/rules/limits'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { membershipJoin } from '#organizations/public'
import { sharedPosts } from '#posts/posts/queries/post_notifications'

/** Events before this instant are not notified. */
export function notificationsSince(): Date {
  return new Date(now().getTime() - NOTIFICATION_DAYS * 86_400_000)
}

/** Until when a user has read everything, or `notificationsSince` if that is later. */
export async function findReadUntil(userId: string, from = reader()): Promise<string> {
  const since = toInstant(notificationsSince())
  const [mark] = await from.rows<{ read_until: string }>(
    'select read_until from read_marks where user_id = ?',
    [userId],
  )
  return mark && mark.read_until > since ? mark.read_until : since
}

/** The posts of `sharedPosts` after an instant that the user has not opened yet. */
const unreadAfter = (instant: string): SqlFragment => ({
  sql: `posts.approved_at > ? and not exists (select 1 from post_reads
    where post_reads.user_id = memberships.user_id and post_reads.post_id = posts.id)`,
  values: [instant],
})

/** The number of posts that others have shared with a user after an instant and that are unread, up to `UNREAD_MAX`. */
export async function countUnread(userId: string, since: string, from = reader()): Promise<number> {
  const where = unreadAfter(since)
  const { sql, values } = sharedPosts({ userId, since, where, order: 'desc', limit: UNREAD_MAX })
  const counted = `select count(*) as n from (select 1 from ${sql} limit ${UNREAD_MAX}) unread`
  const [row] = await from.rows<{ n: number }>(counted, values)
  return Number(row!.n)
}

/** Which of these posts are unread for a user. */
export async function unreadAmong(userId: string, postIds: readonly string[]): Promise<Set<string>> {
  if (postIds.length === 0) return new Set()
  const { sql, values } = unreadAfter(toInstant(notificationsSince()))
  const rows = await reader().rows<{ id: string }>(
    `select posts.id from posts
     ${membershipJoin('posts.organization_id', '?')}
     left join read_marks on read_marks.user_id = memberships.user_id
     where posts.id in (${placeholders(postIds)}) and posts.moderation_status = 'approved'
     and posts.user_id is distinct from memberships.user_id and posts.created_at >= memberships.joined_at
     and (read_marks.read_until is null or posts.approved_at > read_marks.read_until) and ${sql}`,
    [userId, ...postIds, ...values],
  )
  return new Set(rows.map(({ id }) => id))
}
