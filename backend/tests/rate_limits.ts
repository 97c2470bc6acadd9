import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import type { DurableLimit } from '#core/rate_limit/durable_limit'
import { PREFIX } from '#core/rate_limit/limit_counts'

const MINUTE = 60_000

/** Counts as many requests as limits allow, in the current window. */
export async function useUpLimits(limits: readonly DurableLimit[]): Promise<void> {
  const rows = new Map(
    limits.map(({ key, requests }) => [
      key,
      { key: PREFIX + key, points: requests, expire: now().getTime() + MINUTE },
    ]),
  )
  await db
    .knexQuery()
    .insert([...rows.values()])
    .into('rate_limits')
    .onConflict('key')
    .merge()
}
