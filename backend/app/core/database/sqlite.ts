import type BetterSqlite from 'better-sqlite3'

const STATEMENTS_KEPT = 500

/** Caches prepared statements; Knex would prepare every query anew. */
function keepStatements(connection: BetterSqlite.Database): void {
  const kept = new Map<string, BetterSqlite.Statement>()
  const prepare = connection.prepare.bind(connection)
  const prepareOnce = (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= STATEMENTS_KEPT) kept.clear()
    const statement = prepare(sql)
    kept.set(sql, statement)
    return statement
  }
  connection.prepare = prepareOnce as typeof connection.prepare
}

/** Sets up a new SQLite connection. `FULL` survives a power loss, `NORMAL` only a crash of the process. */
export function prepareSqlite(synchronous: 'FULL' | 'NORMAL') {
  return (connection: BetterSqlite.Database, done: (error: Error | null, ready: unknown) => void): void => {
    connection.pragma('journal_mode = WAL')
    connection.pragma(`synchronous = ${synchronous}`)
    connection.pragma('foreign_keys = ON')
    connection.pragma('busy_timeout = 5000')
    keepStatements(connection)
    done(null, connection)
  }
}
