import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/sql/results'

/** The advisory lock for folding; no other job may use the same number. */
const LOCK = 712_011

/** Locks folding until the transaction ends. False when another transaction has the lock. */
export async function lockFolding(trx: TransactionClientContract): Promise<boolean> {
  if (trx.dialect.name !== 'postgres') return true
  const [row] = await rawRows<{ first: boolean }>(trx, 'select pg_try_advisory_xact_lock(?) as first', [LOCK])
  return row!.first
}

/** Locks folding until the transaction ends, after waiting for another transaction that has the lock. */
export async function waitForFolding(trx: TransactionClientContract): Promise<void> {
  if (trx.dialect.name === 'postgres') await trx.rawQuery('select pg_advisory_xact_lock(?)', [LOCK])
}

export function addToTotal(trx: TransactionClientContract, feed: string, total: number) {
  return trx.rawQuery(
    `insert into feed_totals (feed, total) values (?, ?)
     on conflict (feed) do update set total = feed_totals.total + excluded.total`,
    [feed, total],
  )
}

export function addToBucket(trx: TransactionClientContract, feed: string, day: string, n: number) {
  return trx.rawQuery(
    `insert into feed_buckets (feed, day, n) values (?, ?, ?)
     on conflict (feed, day) do update set n = feed_buckets.n + excluded.n`,
    [feed, day, n],
  )
}
