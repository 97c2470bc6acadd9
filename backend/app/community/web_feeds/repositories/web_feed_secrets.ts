import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'

const TABLE = 'web_feed_secrets'

/** Stores the secret of a user's private feed, in place of the previous one. Returns when. */
export async function saveFeedSecret(
  trx: TransactionClientContract,
  userId: string,
  hash: string,
): Promise<Date> {
  const at = now()
  const row = { user_id: userId, hash, created_at: toInstant(at), last_read_at: null }
  await trx.knexQuery().insert(row).into(TABLE).onConflict('user_id').merge()
  return at
}

/** Notes that a private feed is read now. */
export async function touchFeedSecret(trx: TransactionClientContract, hash: string): Promise<void> {
  await trx
    .from(TABLE)
    .where({ hash })
    .update({ last_read_at: toInstant(now()) })
}

/** Deletes the secret of a user's private feed. False without one. */
export async function deleteFeedSecret(trx: TransactionClientContract, userId: string): Promise<boolean> {
  return Number(await trx.from(TABLE).where('user_id', userId).delete()) > 0
}
