import { inTransaction } from '#core/database/transactions/transaction'
import { rawRows } from '#core/database/sql/results'
import { addToBucket, addToTotal, lockFolding } from '#posts/feeds/repositories/feed_totals'

interface Delta {
  feed: string
  day: string
  n: number
}

/**
 * Folds the deltas into the totals and day buckets, in one transaction, so that totals are always exact. If several
 * instances try at the same time, one folds and the others return.
 */
export function foldFeeds(): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await lockFolding(trx))) return
    const deltas = await rawRows<Delta>(trx, 'delete from feed_deltas returning feed, day, n')
    for (const [feed, total] of sums(deltas, ({ feed }) => feed)) await addToTotal(trx, feed, total)
    for (const [place, n] of sums(deltas, ({ feed, day }) => `${day} ${feed}`)) {
      await addToBucket(trx, place.slice(11), place.slice(0, 10), n)
    }
  })
}

function sums(deltas: Delta[], keyOf: (delta: Delta) => string): Map<string, number> {
  const totals = new Map<string, number>()
  for (const delta of deltas) totals.set(keyOf(delta), (totals.get(keyOf(delta)) ?? 0) + delta.n)
  return totals
}
