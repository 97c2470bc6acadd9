import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { now } from '#core/runtime/clock'
import { userJoin } from '#identity/users/queries/user_joins'

/**
 * Joins the users that a column references, as `users`, who were last here before an instant and can be mailed: they were not
 * mailed since because of that.
 */
export function absentUsersJoin(column: string, seenBefore: Date): SqlFragment {
  return {
    sql: `${userJoin(column)} and users.seen_at <= ?
      and (users.inactivity_mailed_at is null or users.inactivity_mailed_at < users.seen_at)
      and users.closed_at is null and users.disabled_at is null and users.email_verified_at is not null`,
    values: [toInstant(seenBefore)],
  }
}

/** Records that an absent user was mailed. False if they have been here since `seenAt`, or were mailed meanwhile. */
export async function markAbsentMailed(
  trx: TransactionClientContract,
  { userId, seenAt }: { userId: string; seenAt: string },
): Promise<boolean> {
  const marked = await trx
    .from('users')
    .where({ id: userId, seen_at: seenAt })
    .where((users) => {
      void users.whereNull('inactivity_mailed_at').orWhereColumn('inactivity_mailed_at', '<', 'seen_at')
    })
    .update({ inactivity_mailed_at: toInstant(now()) })
  return Number(marked) === 1
}
