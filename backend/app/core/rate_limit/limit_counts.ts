import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { rawRows } from '#core/sql/raw_rows'

/** Counts of earlier releases begin with it, and go on. */
export const PREFIX = 'rlflx:'

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
  insert into rate_limits (key, points, expire) values ${Array(rows).fill('(?, 1, ?)').join()}
  on conflict (key) do update set
    points = case when rate_limits.expire > ? then rate_limits.points + 1 else 1 end,
    expire = case
      when rate_limits.expire > ? and rate_limits.expire <= excluded.expire then rate_limits.expire
      else excluded.expire end
  returning key, points, expire`

/**
 * Adds one to the counts of some keys, each of which begins anew after its window. One statement for all of them. No window
 * lasts longer than it is long, also after the clock was set back.
 */
export async function countAll(
  trx: TransactionClientContract,
  windows: readonly { key: string; seconds: number }[],
): Promise<Map<string, Count>> {
  const at = now().getTime()
  // Sorted, so that two requests lock the same counts in the same order: this avoids a deadlock.
  const values = windows
    .map(({ key, seconds }) => [PREFIX + key, at + seconds * 1_000] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const rows = await rawRows<Row>(trx, COUNT(values.length), [...values.flat(), at, at])
  return new Map(
    rows.map(({ key, points, expire }) => [
      key.slice(PREFIX.length),
      { points, availableIn: Math.ceil((Number(expire) - at) / 1_000) },
    ]),
  )
}

/** Takes one off the counts of some keys, and everything off others. */
export async function takeOff(
  trx: TransactionClientContract,
  keys: readonly string[],
  cleared: readonly string[] = [],
): Promise<void> {
  const all = [...keys, ...cleared].map((key) => PREFIX + key)
  if (all.length === 0) return
  // Locked in the order in which requests count.
  const locked = trx.from('rate_limits').whereIn('key', all).orderBy('key').forUpdate().select('key')
  const isCleared = cleared.length > 0 ? `key in (${cleared.map(() => '?').join()}) or` : ''
  const points = trx.raw(
    `case when ${isCleared} points < 1 then 0 else points - 1 end`,
    cleared.map((key) => PREFIX + key),
  )
  await trx.from('rate_limits').whereIn('key', locked).update({ points })
}

/** Takes everything off the counts of some keys. */
export async function clearCounts(trx: TransactionClientContract, keys: readonly string[]): Promise<void> {
  await takeOff(trx, [], keys)
}
