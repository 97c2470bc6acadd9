import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#core/database/sql/results'
import { statementsOf } from './queries.js'

const SELECT = /^\s*select/i

const FEW_ROWS = [
  'enable_seqscan = off',
  'enable_bitmapscan = off',
  'enable_sort = off',
  'join_collapse_limit = 1',
]

/**
 * The plans of what `work` reads, one text per statement. PostgreSQL would scan the few rows of a test without an
 * index, sort them and join them in any order, so these plans are disabled.
 */
export async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = (await statementsOf(work)).filter(({ sql }) => SELECT.test(sql))
  const isPostgres = db.connection().dialect.name === 'postgres'
  if (isPostgres) for (const setting of FEW_ROWS) await db.rawQuery(`set local ${setting}`)
  const plans: string[] = []
  for (const { sql, bindings = [] } of statements) {
    const explain = isPostgres ? 'explain' : 'explain query plan'
    const statement = `${explain} ${sql.replaceAll(/\$\d+/g, '?')}`
    const rows = await rawRows<Record<string, unknown>>(db.connection(), statement, bindings)
    plans.push(rows.map((row) => row['QUERY PLAN'] ?? row.detail).join('\n'))
  }
  return plans
}
