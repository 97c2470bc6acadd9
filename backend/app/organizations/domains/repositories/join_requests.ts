import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { hasUpdated } from '#core/database/sql/results'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'

const DAY_MS = 86_400_000
/** How long after a request was declined a person cannot ask again. */
const DECLINED_MS = 30 * DAY_MS

interface RequestKey {
  organizationId: string
  userId: string
}

/** Inserts the request of a person who has none in this organization. False when there is one already. */
export async function insertJoinRequest(
  trx: TransactionClientContract,
  { organizationId, userId }: RequestKey,
): Promise<boolean> {
  const row = { id: newId(), organization_id: organizationId, user_id: userId, created_at: toInstant(now()) }
  const inserted: unknown[] = await trx
    .knexQuery()
    .insert(row)
    .into('join_requests')
    .onConflict(['organization_id', 'user_id'])
    .ignore()
    .returning('id')
  return inserted.length > 0
}

/** Deletes the open request of a person. False without one. */
export function withdrawJoinRequest(
  trx: TransactionClientContract,
  { organizationId, userId }: RequestKey,
): Promise<boolean> {
  const open = trx
    .from('join_requests')
    .where({ organization_id: organizationId, user_id: userId })
    .whereNull('declined_at')
  return hasUpdated(open.delete())
}

/** Ends the requests of people who have become members, so that none is left when they leave. */
export async function endJoinRequests(
  trx: TransactionClientContract,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  await trx
    .from('join_requests')
    .where('organization_id', organizationId)
    .whereIn('user_id', [...userIds])
    .delete()
}

/** Deletes what is known of a person whose account ends. */
export async function eraseJoinRequests(trx: TransactionClientContract, userId: string): Promise<void> {
  for (const table of ['join_requests', 'removed_members'])
    await trx.from(table).where('user_id', userId).delete()
}

/** Marks a request as declined; the person is not offered to ask again for a while. */
export async function declineJoinRequest(trx: TransactionClientContract, id: string): Promise<void> {
  await trx
    .from('join_requests')
    .where({ id })
    .update({ declined_at: toInstant(now()) })
}

/** Deletes requests that were declined a while ago. */
export async function deleteDeclinedRequests(): Promise<void> {
  const before = new Date(now().getTime() - DECLINED_MS)
  await inTransaction(async (trx) => {
    await trx.from('join_requests').where('declined_at', '<', toInstant(before)).delete()
  })
}

/** Records that people were removed from an organization: they do not return by its domain without a yes. */
export async function rememberRemoved(
  trx: TransactionClientContract,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const rows = userIds.map((userId) => ({
    organization_id: organizationId,
    user_id: userId,
    removed_at: toInstant(now()),
  }))
  await trx
    .knexQuery()
    .insert(rows)
    .into('removed_members')
    .onConflict(['organization_id', 'user_id'])
    .merge(['removed_at'])
}
