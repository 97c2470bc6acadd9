import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Feed } from '#posts/listing/feeds'

/** Drops all that is kept about lists that no longer exist. */
export async function dropTotals(trx: TransactionClientContract, feeds: readonly Feed[]): Promise<void> {
  // What is not folded yet comes first: a fold that has begun is waited for there, and the rest sees what it wrote.
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals']) {
    await trx
      .from(table)
      .whereIn('feed', [...feeds])
      .delete()
  }
}
