import db from '@adonisjs/lucid/services/db'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import { rawRows } from '#core/sql/raw_rows'

interface Statement {
  sql: string
  bindings?: StrictValues[]
}

const FEW_ROWS = ['enable_seqscan = off', 'enable_bitmapscan = off', 'join_collapse_limit = 1']

/**
 * The plans of what `work` reads, one text per statement. PostgreSQL reads the few rows of a test without an index, and
 * joins them in any order, unless it is told not to.
 */
export async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await selectsOf(work)
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

async function selectsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const driver = db.manager.get(db.primaryConnectionName)!.connection!.client!
  const statements: Statement[] = []
  const note = (statement: Statement) => {
    if (/^\s*select/i.test(statement.sql)) statements.push(statement)
  }
  driver.on('query', note)
  try {
    await work()
  } finally {
    driver.removeListener('query', note)
  }
  return statements
}
