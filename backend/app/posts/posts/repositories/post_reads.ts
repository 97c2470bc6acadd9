import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UNREAD_MAX } from '#contract/core/rules/limits'
import { newestEventTime, notificationsSince } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { placeholders, type SqlFragment } from '#core/database/sql/sql_fragment'
import { reader, readerOf } from '#core/database/sql/reader'
import { afterCommit } from '#core/database/transactions/transaction'
import { membershipJoin, organizationJoin } from '#organizations/public'
import UnreadCounted from '#posts/posts/events/unread_counted'
import { now } from '#core/runtime/clock'
import { isNotOver } from '#posts/posts/queries/visible_posts'
import { waitingPosts } from '#posts/posts/queries/post_notifications'

/** Posts of which the user was told, in the column `at`, after an instant, and that they have not opened since. */
const unreadAfter = (at: string, { sql, values }: SqlFragment): SqlFragment => ({
  sql: `${at} > ${sql} and not exists (select 1 from post_reads
    where post_reads.user_id = memberships.user_id and post_reads.post_id = posts.id and post_reads.read_at >= ${at})`,
  values,
})

const MOVE_MARK = `insert into read_marks (user_id, read_until) values (?, ?)
  on conflict (user_id) do update set read_until = excluded.read_until
  where read_marks.read_until < excluded.read_until`

/** The posts that a user has read: all up to their read mark, and those they have opened since. */
export class PostReads {
  readonly #userId: string

  constructor(userId: string) {
    this.#userId = userId
  }

  /** Joins when a user (a column or `?`) last opened the post a column references, as `post_reads`. */
  static join(post: string, user: string): string {
    return `left join post_reads on post_reads.post_id = ${post} and post_reads.user_id = ${user}`
  }

  /** Until when the user has read everything, or `notificationsSince` if that is later. */
  async readUntil(): Promise<string> {
    const { sql, values } = this.mark()
    const [row] = await reader().rows<{ read_until: string }>(`select ${sql} as read_until`, values)
    return row!.read_until
  }

  /** `readUntil` within a statement. */
  mark(): SqlFragment {
    const since = toInstant(notificationsSince())
    return {
      sql: 'coalesce((select read_until from read_marks where user_id = ? and read_until > ?), ?)',
      values: [this.#userId, since, since],
    }
  }

  /** Selects the ids of the unread posts in which a suggestion waits for the user, up to `UNREAD_MAX`. */
  unreadShared(): SqlFragment {
    const since = this.mark()
    const shared = { userId: this.#userId, since, order: 'desc', limit: UNREAD_MAX } as const
    const { sql, values } = waitingPosts((at) => ({ ...shared, where: unreadAfter(at, since) }))
    return { sql: `${sql} limit ${UNREAD_MAX}`, values }
  }

  /** The number of `unreadShared`. */
  async countUnread(from = reader()): Promise<number> {
    const { sql, values } = this.unreadShared()
    const [row] = await from.rows<{ n: number }>(`select count(*) as n from (${sql}) unread`, values)
    return Number(row!.n)
  }

  /** Which of these posts are unread. */
  async unreadAmong(postIds: readonly string[]): Promise<Set<string>> {
    if (postIds.length === 0) return new Set()
    const { sql, values } = this.unread(postIds)
    const rows = await reader().rows<{ id: string }>(sql, values)
    return new Set(rows.map(({ id }) => id))
  }

  /** Selects the ids of the unread ones of these posts. */
  unread(postIds: readonly string[]): SqlFragment {
    const { sql, values } = unreadAfter('posts.approved_at', this.mark())
    return {
      sql: `select posts.id from posts
       ${membershipJoin('posts.organization_id', '?')}
       where posts.id in (${placeholders(postIds)}) and posts.approved_at is not null and ${isNotOver('posts')}
       and posts.user_id is distinct from memberships.user_id and posts.created_at >= memberships.joined_at
       and ${sql}`,
      values: [this.#userId, ...postIds, toInstant(now()), ...values],
    }
  }

  /** Marks posts as read. Posts outside the user's organizations are ignored. */
  async add(trx: TransactionClientContract, postIds: readonly string[]): Promise<void> {
    const posts: { id: string }[] = await trx
      .from('posts')
      .joinRaw(membershipJoin('posts.organization_id', '?'), [this.#userId])
      .joinRaw(organizationJoin('posts.organization_id', 'open'))
      .whereIn('posts.id', [...postIds])
      // The order of locking, which avoids a deadlock between two clients of one user.
      .orderBy('posts.id')
      .select('posts.id')
    if (posts.length === 0) return
    const read_at = toInstant(await newestEventTime(trx))
    const rows = posts.map(({ id: post_id }) => ({ user_id: this.#userId, post_id, read_at }))
    await trx.knexQuery().insert(rows).into('post_reads').onConflict(['user_id', 'post_id']).merge()
  }

  /**
   * Marks everything as read up to an instant, at most the newest event. The mark never moves back.
   */
  async moveMark(trx: TransactionClientContract, until: Date): Promise<void> {
    const newest = await newestEventTime(trx)
    await trx.rawQuery(MOVE_MARK, [this.#userId, toInstant(until < newest ? until : newest)])
  }

  /** Publishes the number of unread posts to the user's clients after they have read something, and returns it. */
  async publishUnread(trx: TransactionClientContract): Promise<number> {
    const [userId, from] = [this.#userId, readerOf(trx)]
    const unread = await this.countUnread(from)
    afterCommit(trx, () => UnreadCounted.dispatch(userId, unread))
    return unread
  }
}
