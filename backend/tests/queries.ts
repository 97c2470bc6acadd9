import db from '@adonisjs/lucid/services/db'
import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'
import type { SqlValue } from '#core/database/sql/sql_fragment'
import { SqliteReader } from '#core/database/sql/sqlite_reader'

export interface Statement {
  sql: string
  bindings?: StrictValues[]
}

/** Transactions, and the locks that only PostgreSQL needs. */
const BRACKETS = /^(begin|savepoint|release|rollback|commit|select pg_advisory_)/i

/** The statements `work` sends to the database over any connection, without transactions and locks. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const driver = db.manager.get(db.primaryConnectionName)!.connection!.client!
  const statements: Statement[] = []
  const note = (statement: Statement) => {
    if (!BRACKETS.test(statement.sql)) statements.push(statement)
  }
  const { rows } = SqliteReader.prototype
  SqliteReader.prototype.rows = function <Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    note({ sql, bindings: [...values] })
    return rows.call(this, sql, values) as Promise<Row[]>
  }
  driver.on('query', note)
  try {
    await work()
  } finally {
    driver.removeListener('query', note)
    SqliteReader.prototype.rows = rows
  }
  return statements
}

/** The SQL of these statements. */
export const queriesOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await statementsOf(work)).map(({ sql }) => sql)
