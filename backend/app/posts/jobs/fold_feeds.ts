import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/transaction'
import { rawRows } from '#core/sql/raw_rows'

/** The advisory lock of this job; no other job may take the same number. */
const LOCK = 712_011

interface Delta {
  feed: string
  day: string
  n: number
}

/**
 * Folds the deltas into the totals and day buckets, in one transaction, so that totals are always exact. When several
 * instances try at the same time, one folds and the others return.
 */
export function foldFeeds(): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await isFirst(trx))) return
    const deltas = await rawRows<Delta>(trx, 'delete from feed_deltas returning feed, day, n')
    for (const [feed, total] of sums(deltas, ({ feed }) => feed)) await addToTotal(trx, feed, total)
    for (const [place, n] of sums(deltas, ({ feed, day }) => `${day} ${feed}`)) {
      await addToBucket(trx, place.slice(11), place.slice(0, 10), n)
    }
  })
}

async function isFirst(trx: TransactionClientContract): Promise<boolean> {
  if (trx.dialect.name !== 'postgres') return true
  const [row] = await rawRows<{ first: boolean }>(trx, 'select pg_try_advisory_xact_lock(?) as first', [LOCK])
  return row!.first
}

function sums(deltas: Delta[], keyOf: (delta: Delta) => string): Map<string, number> {
  const totals = new Map<string, number>()
  for (const delta of deltas) totals.set(keyOf(delta), (totals.get(keyOf(delta)) ?? 0) + delta.n)
  return totals
}

function addToTotal(trx: TransactionClientContract, feed: string, total: number) {
  return trx.rawQuery(
    `insert into feed_totals (feed, total) values (?, ?)
     on conflict (feed) do update set total = feed_totals.total + excluded.total`,
    [feed, total],
  )
}

function addToBucket(trx: TransactionClientContract, feed: string, day: string, n: number) {
  return trx.rawQuery(
    `insert into feed_buckets (feed, day, n) values (?, ?, ?)
     on conflict (feed, day) do update set n = feed_buckets.n + excluded.n`,
    [feed, day, n],
  )
}
