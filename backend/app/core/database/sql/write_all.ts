import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { isPostgres } from '#core/database/sql/look_up'

/** A statement that inserts rows, with the values of its `?` in their order. */
export interface Write {
  sql: string
  values: readonly StrictValues[]
}

/** Inserts rows into a table; nothing without rows. */
export function insertOf(trx: TransactionClientContract, table: string, rows: readonly object[]): Write[] {
  if (rows.length === 0) return []
  const { sql, bindings } = trx
    .knexQuery()
    .insert([...rows])
    .into(table)
    .toSQL()
  return [{ sql, values: bindings as StrictValues[] }]
}

/** Runs writes that do not depend on each other, on PostgreSQL in one statement: none sees what another writes. */
export async function writeAll(trx: TransactionClientContract, writes: readonly Write[]): Promise<void> {
  for (const { sql, values } of isPostgres(trx) ? joined(writes) : writes)
    await trx.rawQuery(sql, [...values])
}

function joined(writes: readonly Write[]): Write[] {
  const last = writes.at(-1)
  if (last === undefined || writes.length === 1) return [...writes]
  const others = writes.slice(0, -1).map(({ sql }, index) => `write_${index} as (${sql})`)
  return [{ sql: `with ${others.join(', ')} ${last.sql}`, values: writes.flatMap(({ values }) => values) }]
}
