import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newestEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { readerOf } from '#core/database/sql/reader'
import { membershipJoin, organizationJoin } from '#organizations/public'
import UnreadCounted from '#posts/posts/events/unread_counted'
import { countUnread, findReadUntil } from '#posts/posts/queries/unread_posts'

/** Marks the posts as read that are in an organization of the user. */
export async function insertReads(
  trx: TransactionClientContract,
  userId: string,
  postIds: readonly string[],
): Promise<void> {
  const posts: { id: string }[] = await trx
    .from('posts')
    .joinRaw(membershipJoin('posts.organization_id', '?'), [userId])
    .joinRaw(organizationJoin('posts.organization_id', 'open'))
    .whereIn('posts.id', [...postIds])
    // The order of locking, which avoids a deadlock between two clients of one user.
    .orderBy('posts.id')
    .select('posts.id')
  if (posts.length === 0) return
  const read_at = toInstant(await newestEventTime(trx))
  const rows = posts.map(({ id: post_id }) => ({ user_id: userId, post_id, read_at }))
  await trx.knexQuery().insert(rows).into('post_reads').onConflict(['user_id', 'post_id']).merge()
}

const MOVE_MARK = `insert into read_marks (user_id, read_until) values (?, ?)
  on conflict (user_id) do update set read_until = excluded.read_until
  where read_marks.read_until < excluded.read_until`

/**
 * Marks everything up to an instant as read. Opened posts keep their own read mark, because a post that is withdrawn
 * and approved again is newer than the mark.
 */
export async function moveReadMark(
  trx: TransactionClientContract,
  userId: string,
  until: string,
): Promise<void> {
  await trx.rawQuery(MOVE_MARK, [userId, until])
}

/** Counts the unread posts of a user who has read something, and publishes the number to their clients. */
export async function publishUnreadCount(trx: TransactionClientContract, userId: string): Promise<number> {
  const from = readerOf(trx)
  const unread = await countUnread(userId, await findReadUntil(userId, from), from)
  afterCommit(trx, () => UnreadCounted.dispatch(userId, unread))
  return unread
}
