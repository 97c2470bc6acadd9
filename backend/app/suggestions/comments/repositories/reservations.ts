import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RESERVATION_TTL_MS } from '#contract/core/rules/limits'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'

interface Reservation {
  id: string
  postId: string
  userId: string
}

/** Reserves a suggestion of a locked post for a member, replacing their earlier reservation. Returns when it expires. */
export async function insertReservation(
  trx: TransactionClientContract,
  { id, postId, userId }: Reservation,
): Promise<Date> {
  const expiresAt = new Date(now().getTime() + RESERVATION_TTL_MS)
  await trx
    .from('suggestion_reservations')
    .where('comment_id', id)
    .orWhere({ post_id: postId, user_id: userId })
    .delete()
  await trx
    .table('suggestion_reservations')
    .insert({ comment_id: id, post_id: postId, user_id: userId, expires_at: toInstant(expiresAt) })
  return expiresAt
}

/** Ends the reservations of posts that have ended. */
export async function endReservations(
  trx: TransactionClientContract,
  postIds: readonly string[],
): Promise<void> {
  await trx
    .from('suggestion_reservations')
    .whereIn('post_id', [...postIds])
    .delete()
}
