import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { requireSameInput, type Idempotency } from '#core/database/transactions/idempotency'
import { deleteExpired } from '#core/database/rows/delete_expired'
import { toInstant } from '#core/database/rows/instant'
import { AppError } from '#core/http/errors/app_error'

/** Clients do not repeat a request after a day. */
const TTL_MS = 86_400_000

interface KeyedClaim {
  userId: string
  idempotency?: Idempotency
}

interface ClaimKeyRow {
  comment_id: string
  idempotency_hash: string
  claimed_by_user_id: string | null
}

/**
 * The suggestion that a member has claimed with this key, or null. Before a claim, call it with the post locked.
 * IDEMPOTENCY_KEY_REUSED when the key belongs to another request, or when the claim was released since: a late
 * repetition must not claim again.
 */
export async function findClaimByKey(
  client: QueryClientContract,
  { userId, idempotency }: KeyedClaim,
): Promise<string | null> {
  if (idempotency === undefined) return null
  const row: ClaimKeyRow | null = await client
    .from('claim_keys')
    .join('comments', 'comments.id', 'claim_keys.comment_id')
    .where({ 'claim_keys.user_id': userId, 'claim_keys.idempotency_key': idempotency.key })
    .select('claim_keys.comment_id', 'claim_keys.idempotency_hash', 'comments.claimed_by_user_id')
    .first()
  if (row === null) return null
  requireSameInput(row, idempotency)
  if (row.claimed_by_user_id !== userId) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return row.comment_id
}

/** Stores the key of a claim. */
export async function rememberClaimKey(
  trx: TransactionClientContract,
  { userId, idempotency }: KeyedClaim,
  commentId: string,
): Promise<void> {
  if (idempotency === undefined) return
  await trx.table('claim_keys').insert({
    user_id: userId,
    idempotency_key: idempotency.key,
    idempotency_hash: idempotency.hash,
    comment_id: commentId,
    created_at: toInstant(now()),
  })
}

/** Deletes the keys of claims that are a day old. */
export const deleteOldClaimKeys = () => deleteExpired('claim_keys', { column: 'created_at', keptMs: TTL_MS })
