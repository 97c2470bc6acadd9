import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { slices } from '#core/database/rows/batches'
import { feedChanges, type Feed, type Placement } from '#posts/feeds/rules/feeds'

interface PlacementChange {
  /** When the post was created; lists are counted by day. */
  createdAt: Date
  before: Placement | null
  after: Placement | null
}

/**
 * Records how a write changes the totals of the lists. Rows are only appended here, and a job folds them into the
 * totals: transactions that update a shared total would wait for each other and, on PostgreSQL, deadlock.
 */
export async function recordFeedChanges(
  trx: TransactionClientContract,
  { createdAt, before, after }: PlacementChange,
): Promise<void> {
  await recordFeedChangesOf(trx, [{ createdAt, before, after }])
}

/** The same for several posts, with one row for each list and day. */
export async function recordFeedChangesOf(
  trx: TransactionClientContract,
  changes: readonly PlacementChange[],
): Promise<void> {
  const deltas = changes.flatMap(({ createdAt, before, after }) => {
    const day = createdAt.toISOString().slice(0, 10)
    return feedChanges(before, after).map((change) => ({ ...change, day }))
  })
  const rows = Map.groupBy(deltas, ({ feed, day }) => `${feed} ${day}`)
    .values()
    .map((same) => ({ ...same[0]!, n: same.reduce((sum, { n }) => sum + n, 0) }))
  for (const slice of slices([...rows])) await trx.table('feed_deltas').multiInsert(slice)
}

/** Deletes the totals of lists that no longer exist. */
export async function deleteFeedTotals(
  trx: TransactionClientContract,
  feeds: readonly Feed[],
): Promise<void> {
  // Deltas first: this waits for a running fold, so that the other deletes see its rows.
  for (const table of ['feed_deltas', 'feed_buckets', 'feed_totals']) {
    await trx
      .from(table)
      .whereIn('feed', [...feeds])
      .delete()
  }
}

/** Deletes the totals of an organization that is purged. */
export function deleteOrganizationFeeds(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  return deleteFeedTotals(trx, [`organization:${organizationId}`, `public:${organizationId}`])
}
