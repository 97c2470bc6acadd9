import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import type { DurableLimit } from '#core/http/rate_limit/durable_limit'

const MINUTE = 60_000

/** Counts requests up to the limits, in the current window. */
export async function useUpLimits(limits: readonly DurableLimit[]): Promise<void> {
  const rows = new Map(
    limits.map(({ key, requests }) => [key, { key, points: requests, expire: now().getTime() + MINUTE }]),
  )
  await db
    .knexQuery()
    .insert([...rows.values()])
    .into('rate_limits')
    .onConflict('key')
    .merge()
}
