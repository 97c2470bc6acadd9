import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { slices } from '#core/database/rows/batches'
import { insertOf, writeAll, type Write } from '#core/database/sql/write_all'
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
  change: PlacementChange,
): Promise<void> {
  await writeAll(trx, insertFeedChanges(trx, change))
}

/** The same as a write that can join others. */
export const insertFeedChanges = (trx: TransactionClientContract, change: PlacementChange): Write[] =>
  insertOf(trx, 'feed_deltas', deltasOf([change]))

/** The same for several posts, with one row for each list and day. */
export async function recordFeedChangesOf(
  trx: TransactionClientContract,
  changes: readonly PlacementChange[],
): Promise<void> {
  for (const slice of slices(deltasOf(changes))) await trx.table('feed_deltas').multiInsert(slice)
}

/** One row for each list and day. */
function deltasOf(changes: readonly PlacementChange[]) {
  const deltas = changes.flatMap(({ createdAt, before, after }) => {
    const day = createdAt.toISOString().slice(0, 10)
    return feedChanges(before, after).map((change) => ({ ...change, day }))
  })
  const rows = Map.groupBy(deltas, ({ feed, day }) => `${feed} ${day}`)
    .values()
    .map((same) => ({ ...same[0]!, n: same.reduce((sum, { n }) => sum + n, 0) }))
  return [...rows]
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
