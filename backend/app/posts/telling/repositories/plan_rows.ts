import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { rawRows } from '#core/database/sql/results'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { openMemberships } from '#organizations/public'
import type { Occasion } from '#posts/telling/queries/occasions'
import type { Pacing } from '#contract/posts/data/telling'

/** A post that has started, of which members are told at times of their own. */
export interface TellingPost {
  id: string
  organizationId: string
  /** Null when their account is gone. */
  authorId: string | null
  startsAt: Date
  endsAt: Date | null
  mode: Pacing
}

interface PostRow {
  id: string
  organization_id: string
  user_id: string | null
  approved_at: string
  ends_at: string | null
  pacing: Pacing | null
}

/**
 * Lets one transaction at a time plan and tell, so that none counts a day's posts of a member while another adds one. It
 * comes before the locks of posts.
 */
export const lockTelling = (trx: TransactionClientContract): Promise<void> => lockByName(trx, 'telling')

/** Keeps posts as they are until the transaction ends, and returns those of which members may be told. */
export async function shareTellingPosts(
  trx: TransactionClientContract,
  ids: readonly string[],
): Promise<Map<string, TellingPost>> {
  const rows: PostRow[] = await trx
    .from('posts')
    .whereIn('id', [...ids])
    .whereNotNull('approved_at')
    .orderBy('id')
    .forShare()
    .select('id', 'organization_id', 'user_id', 'approved_at', 'ends_at', 'pacing')
  return new Map(rows.map((row) => [row.id, toPost(row)]))
}

const toPost = (row: PostRow): TellingPost => ({
  id: row.id,
  organizationId: row.organization_id,
  authorId: row.user_id,
  startsAt: fromInstant(row.approved_at),
  endsAt: row.ends_at === null ? null : fromInstant(row.ends_at),
  mode: row.pacing ?? 'now',
})

/** Members without a time who may be told of a post, by id, after one of them. */
export async function listMembersToPlan(
  trx: TransactionClientContract,
  { table, may }: Occasion,
  { postId, after, limit }: { postId: string; after: string | null; limit: number },
): Promise<string[]> {
  const { sql, values } = may()
  const rows = await rawRows<{ user_id: string }>(
    trx,
    `select memberships.user_id from ${openMemberships}
     join posts on posts.organization_id = memberships.organization_id
     where posts.id = ? and ${sql} ${after === null ? '' : 'and memberships.user_id > ?'}
     and not exists (select 1 from ${table} times
       where times.post_id = posts.id and times.user_id = memberships.user_id)
     order by memberships.user_id limit ?`,
    [postId, ...values, ...(after === null ? [] : [after]), limit],
  )
  return rows.map((row) => row.user_id)
}

/** Deletes the times after the end of a post, which may have been moved, so that its members are planned again. */
export async function deleteLateTimes(
  trx: TransactionClientContract,
  { table }: Occasion,
  post: TellingPost,
): Promise<void> {
  if (post.endsAt === null) return
  await trx
    .from(table)
    .where('post_id', post.id)
    .whereNull('told_at')
    .where('due_at', '>=', toInstant(post.endsAt))
    .delete()
}

/** Times of members of a post. */
export interface MemberTime {
  postId: string
  userId: string
  dueAt: Date
}

/** Stores new times, also of members who have one already. */
export async function saveTimes(
  trx: TransactionClientContract,
  { table }: Occasion,
  times: readonly MemberTime[],
): Promise<void> {
  if (times.length === 0) return
  await trx
    .knexQuery()
    .insert(
      times.map(({ postId, userId, dueAt }) => ({
        post_id: postId,
        user_id: userId,
        due_at: toInstant(dueAt),
      })),
    )
    .into(table)
    .onConflict(['post_id', 'user_id'])
    .merge(['due_at'])
}

/** The times to come of posts: one for each member, of whom thousands share few minutes. */
export async function listTimesOfPosts(
  trx: TransactionClientContract,
  { table }: Occasion,
  postIds: readonly string[],
  after: Date,
): Promise<Map<string, Date[]>> {
  const rows: { post_id: string; due_at: string; members: number }[] = await trx
    .from(table)
    .whereIn('post_id', [...postIds])
    .whereNull('told_at')
    .where('due_at', '>', toInstant(after))
    .groupBy('post_id', 'due_at')
    .select('post_id', 'due_at', trx.raw('count(*) as members'))
  const times = (row: (typeof rows)[number]) =>
    Array.from({ length: Number(row.members) }).fill(fromInstant(row.due_at)) as Date[]
  return new Map([...Map.groupBy(rows, (row) => row.post_id)].map(([id, each]) => [id, each.flatMap(times)]))
}

/** When members were told of posts since an instant, or will be, by member and post. */
export async function listTimesOfMembers(
  trx: TransactionClientContract,
  userIds: readonly string[],
  since: Date,
): Promise<Map<string, Map<string, Date>>> {
  const rows: { user_id: string; post_id: string; at: string }[] =
    userIds.length === 0
      ? []
      : await trx
          .from('told_members')
          .whereIn('user_id', [...userIds])
          .where((query) => query.whereNull('told_at').orWhere('told_at', '>=', toInstant(since)))
          .select('user_id', 'post_id', trx.raw('coalesce(told_at, due_at) as at'))
  const byMember = Map.groupBy(rows, (row) => row.user_id)
  return new Map(
    [...byMember].map(([id, times]) => [id, new Map(times.map((row) => [row.post_id, fromInstant(row.at)]))]),
  )
}
