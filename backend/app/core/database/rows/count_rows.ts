import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract, StrictValues } from '@adonisjs/lucid/types/querybuilder'
import type { Waiting } from '#contract/moderation/data/administration'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { rawRows } from '#core/database/sql/results'
import { instantToIso } from './instant.js'

/** Up to this many rows are counted on every request; above, a count may be a minute old. */
export const FRESH_COUNT_MAX = 1_000

/** The same for a count beside each row of a list. */
export const COUNT_OF_ROW_MAX = 100

const largeCounts = new StaleWhileRevalidate(60_000)

interface CountOptions {
  freshMax?: number
  cache?: StaleWhileRevalidate
}

/** A query without columns. An order names the index that a count up to a limit reads; it is left out of a whole count. */
type Rows<Row> = DatabaseQueryBuilderContract<Row>

/** The number of rows of a query: exact up to `freshMax`, so that it costs the same however many there are. */
export async function countRows<Row>(query: Rows<Row>, options?: CountOptions): Promise<number> {
  const [count] = await countEach([query], options)
  return count!
}

/** The number of rows of each query, with one statement for all that are small. */
export async function countEach<Row>(
  queries: readonly Rows<Row>[],
  { freshMax = FRESH_COUNT_MAX, cache = largeCounts }: CountOptions = {},
): Promise<number[]> {
  const counts = await countUpTo(queries, freshMax + 1)
  for (const [at, query] of queries.entries()) {
    if (counts[at]! <= freshMax) continue
    const { sql, bindings } = query.toSQL()
    counts[at] = await cache.get(JSON.stringify([sql, bindings]), async () => (await countUpTo([query]))[0]!)
  }
  return counts
}

/** The number of rows of each query, up to a limit, with one statement. */
export async function countUpTo<Row>(queries: readonly Rows<Row>[], limit?: number): Promise<number[]> {
  if (queries.length === 0) return []
  const selected = queries.map((query) => {
    const rows = query.clone().select(db.raw('1 as counted'))
    return (limit === undefined ? rows.clearOrder() : rows.limit(limit)).toSQL()
  })
  const statements = selected.map(
    ({ sql }, at) => `select ${at} as place, count(*) as total from (${sql}) query_${at}`,
  )
  const rows = await rawRows<{ place: number; total: number | string }>(
    db.connection(),
    statements.join(' union all '),
    selected.flatMap(({ bindings }) => [...bindings] as StrictValues[]),
  )
  const totals = new Map(rows.map(({ place, total }) => [place, Number(total)]))
  return queries.map((_query, at) => totals.get(at)!)
}

interface WaitingRow {
  id: string
  created_at: string
}

/** How many rows a query without columns and order has, and since when, by `created_at`, the oldest does. */
export async function waitingIn(rows: DatabaseQueryBuilderContract<WaitingRow>): Promise<Waiting> {
  const oldest = await rows.clone().orderBy('created_at').orderBy('id').select('created_at').first()
  return { count: await countRows(rows), oldestAt: oldest === null ? null : instantToIso(oldest.created_at) }
}
