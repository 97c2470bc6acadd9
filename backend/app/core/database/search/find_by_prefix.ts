import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { FRESH_COUNT_MAX, countUpTo } from '#core/database/rows/count_rows'
import type { SqlFragment } from '#core/database/sql/sql_fragment'

interface PrefixSearch<Row> {
  table: string
  /** The rows to search, without columns and order. */
  rows: () => DatabaseQueryBuilderContract<Row>
  /** Conditions, each with its own index; a row matches if one of them does. */
  prefixes: readonly SqlFragment[]
}

/**
 * The condition of a search. Few rows are found through the index of each prefix; many are found soon in the order of
 * the list.
 */
export async function findByPrefix<Row>(
  { table, rows, prefixes }: PrefixSearch<Row>,
  fewMax = FRESH_COUNT_MAX,
): Promise<SqlFragment> {
  const counts = await countUpTo(
    prefixes.map(({ sql, values }) => rows().whereRaw(sql, values)),
    fewMax + 1,
  )
  const values = prefixes.flatMap((prefix) => prefix.values)
  if (Math.max(...counts) > fewMax) {
    return { sql: `(${prefixes.map(({ sql }) => sql).join(' or ')})`, values }
  }
  const ids = prefixes.map(({ sql }) => `select id from ${table} where ${sql}`)
  return { sql: `${table}.id in (${ids.join(' union ')})`, values }
}
