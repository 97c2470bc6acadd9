import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { now } from '#core/runtime/clock'

/** The ids of posts of which members are to be reminded now, the longest overdue first. */
export async function listPostsToRemind(limit: number): Promise<string[]> {
  const rows = await reader().rows<{ id: string }>(
    'select id from posts where remind_at is not null and remind_at <= ? order by remind_at, id limit ?',
    [toInstant(now()), limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Records that the members of a post have times at which they are reminded, unless its end was moved meanwhile. A post that
 * is closed may be opened again, and then reminds them.
 */
export async function markReminded(trx: TransactionClientContract, id: string): Promise<void> {
  const at = toInstant(now())
  const ifOpen = trx.raw('case when approved_at is not null and ends_at > ? then remind_at end', [at])
  await trx
    .from('posts')
    .where('id', id)
    .where('remind_at', '<=', at)
    .update({ remind_at: null, reminded_at: ifOpen })
}
