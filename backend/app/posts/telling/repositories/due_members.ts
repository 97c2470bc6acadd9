import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { timesJoins, type Occasion } from '#posts/telling/queries/occasions'
import type { MemberTime } from '#posts/telling/repositories/plan_rows'

interface Row {
  post_id: string
  user_id: string
  due_at: string
}

const keyOf = ({ table }: Occasion) => [`${table}.post_id`, `${table}.user_id`]

const keysOf = (members: readonly MemberTime[]) => members.map(({ postId, userId }) => [postId, userId])

/** The members whose time has come, the longest overdue first. */
export async function listDueMembers(
  trx: TransactionClientContract,
  { table }: Occasion,
  at: Date,
  limit: number,
): Promise<MemberTime[]> {
  const rows: Row[] = await trx
    .from(table)
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
  occasion: Occasion,
  members: readonly MemberTime[],
): Promise<MemberTime[]> {
  const { sql, values } = occasion.may()
  const rows: Row[] = await trx
    .from(occasion.table)
    .joinRaw(timesJoins(occasion.table))
    .whereIn(keyOf(occasion), keysOf(members))
    .whereRaw(sql, values)
    .select(keyOf(occasion))
  const tellable = new Set(rows.map((row) => `${row.post_id} ${row.user_id}`))
  return members.filter(({ postId, userId }) => tellable.has(`${postId} ${userId}`))
}

/** Records that members were told. */
export async function markTold(
  trx: TransactionClientContract,
  occasion: Occasion,
  members: readonly MemberTime[],
  at: Date,
): Promise<void> {
  if (members.length === 0) return
  await trx
    .from(occasion.table)
    .whereIn(keyOf(occasion), keysOf(members))
    .whereNull('told_at')
    .update({ told_at: toInstant(at) })
}

/** Forgets the times of members who are not told. */
export async function deleteTimes(
  trx: TransactionClientContract,
  occasion: Occasion,
  members: readonly MemberTime[],
): Promise<void> {
  if (members.length === 0) return
  await trx.from(occasion.table).whereIn(keyOf(occasion), keysOf(members)).whereNull('told_at').delete()
}
