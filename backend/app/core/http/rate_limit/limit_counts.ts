import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { rawRows } from '#core/database/sql/results'
import { inTransaction } from '#core/database/transactions/transaction'

export interface Count {
  points: number
  /** Seconds until the window ends. */
  availableIn: number
}

interface Row {
  key: string
  points: number
  expire: number | string
}

const COUNT = (rows: number) => `
  insert into rate_limits (key, points, expire) values ${Array(rows).fill('(?, ?, ?)').join()}
  on conflict (key) do update set
    points = case when rate_limits.expire > ? then rate_limits.points + excluded.points else excluded.points end,
    expire = case
      when rate_limits.expire > ? and rate_limits.expire <= excluded.expire then rate_limits.expire
      else excluded.expire end
  returning key, points, expire`

/**
 * Adds `points` to the counts of some keys in one statement; a count begins anew once its window has ended. No window is
 * longer than its duration, even after the clock was set back.
 */
export async function countAll(
  trx: TransactionClientContract,
  windows: readonly { key: string; seconds: number }[],
  points = 1,
): Promise<Map<string, Count>> {
  const at = now().getTime()
  // Sorted, so that all requests lock the counts in the same order: this avoids a deadlock.
  const values = windows
    .map(({ key, seconds }) => [key, points, at + seconds * 1_000] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const rows = await rawRows<Row>(trx, COUNT(values.length), [...values.flat(), at, at])
  return new Map(
    rows.map(({ key, points, expire }) => [
      key,
      { points, availableIn: Math.ceil((Number(expire) - at) / 1_000) },
    ]),
  )
}

/** Takes `points` from the counts of some keys, and resets others to 0. */
export async function decrementCounts(
  trx: TransactionClientContract,
  keys: readonly string[],
  { cleared = [], points = 1 }: { cleared?: readonly string[]; points?: number } = {},
): Promise<void> {
  const all = [...keys, ...cleared]
  if (all.length === 0) return
  // Locked in the same order as in `countAll`.
  const locked = trx.from('rate_limits').whereIn('key', all).orderBy('key').forUpdate().select('key')
  const isCleared = cleared.length > 0 ? `key in (${cleared.map(() => '?').join()}) or` : ''
  const left = trx.raw(`case when ${isCleared} points < ? then 0 else points - ? end`, [
    ...cleared,
    points,
    points,
  ])
  await trx.from('rate_limits').whereIn('key', locked).update({ points: left })
}

/** Resets the counts of some keys to 0. */
export async function clearCounts(trx: TransactionClientContract, keys: readonly string[]): Promise<void> {
  await decrementCounts(trx, [], { cleared: keys })
}

/** Deletes the counts of windows that have ended. */
export async function purgeRateLimits(): Promise<void> {
  const at = now().getTime()
  await inTransaction((trx) => trx.from('rate_limits').where('expire', '<', at).delete())
}
