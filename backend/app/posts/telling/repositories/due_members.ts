import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { mayBeTold, toldJoins } from '#posts/telling/queries/may_be_told'
import type { MemberTime } from '#posts/telling/repositories/plan_rows'

interface Row {
  post_id: string
  user_id: string
  due_at: string
}

const KEY = ['told_members.post_id', 'told_members.user_id']

const keysOf = (members: readonly MemberTime[]) => members.map(({ postId, userId }) => [postId, userId])

/** The members whose time has come, the longest overdue first. */
export async function listDueMembers(
  trx: TransactionClientContract,
  at: Date,
  limit: number,
): Promise<MemberTime[]> {
  const rows: Row[] = await trx
    .from('told_members')
    .whereNull('told_at')
    .where('due_at', '<=', toInstant(at))
    .orderBy('due_at')
    .orderBy('post_id')
    .orderBy('user_id')
    .limit(limit)
    .select('post_id', 'user_id', 'due_at')
  return rows.map((row) => ({ postId: row.post_id, userId: row.user_id, dueAt: fromInstant(row.due_at) }))
}

/** Those of some members who may still be told. */
export async function onlyTellable(
  trx: TransactionClientContract,
  members: readonly MemberTime[],
): Promise<MemberTime[]> {
  const { sql, values } = mayBeTold()
  const rows: Row[] = await trx
    .from('told_members')
    .joinRaw(toldJoins)
    .whereIn(KEY, keysOf(members))
    .whereRaw(sql, values)
    .select(KEY)
  const tellable = new Set(rows.map((row) => `${row.post_id} ${row.user_id}`))
  return members.filter(({ postId, userId }) => tellable.has(`${postId} ${userId}`))
}

/** Records that members were told. */
export async function markTold(
  trx: TransactionClientContract,
  members: readonly MemberTime[],
  at: Date,
): Promise<void> {
  if (members.length === 0) return
  await trx
    .from('told_members')
    .whereIn(KEY, keysOf(members))
    .whereNull('told_at')
    .update({ told_at: toInstant(at) })
}

/** Forgets the times of members who are not told. */
export async function deleteTimes(
  trx: TransactionClientContract,
  members: readonly MemberTime[],
): Promise<void> {
  if (members.length === 0) return
  await trx.from('told_members').whereIn(KEY, keysOf(members)).whereNull('told_at').delete()
}
