import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { feedChanges, type Placement } from '#posts/listing/feeds'

/** A post's change of place in the lists, at the day it was made. */
interface PlacementChange {
  createdAt: Date
  before: Placement | null
  after: Placement | null
}

/**
 * Notes what a write changes in the totals of the lists. Rows are only appended here and folded later,
 * because writers that update a shared total wait for each other and, on PostgreSQL, deadlock.
 */
export async function recordPlacement(
  trx: TransactionClientContract,
  { createdAt, before, after }: PlacementChange,
): Promise<void> {
  const day = createdAt.toISOString().slice(0, 10)
  const deltas = feedChanges(before, after).map((change) => ({ ...change, day }))
  if (deltas.length > 0) await trx.table('feed_deltas').multiInsert(deltas)
}
