import type BetterSqlite from 'better-sqlite3'
import { isLocked, untilUnlocked } from './until_unlocked.js'

const STATEMENTS_KEPT = 500
/** Knex begins with a lock that readers have, which SQLite may refuse to change to the one of a writer. */
const BEGIN = 'BEGIN;'
/** How long a statement occupies the connection while another process has the lock. */
const LOCKED_MS = 100

/** Caches prepared statements; Knex would prepare every query anew. */
function keepStatements(connection: BetterSqlite.Database): void {
  const kept = new Map<string, BetterSqlite.Statement>()
  const prepare = connection.prepare.bind(connection)
  const prepareOnce = (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= STATEMENTS_KEPT) kept.clear()
    // `inTransaction` tries BEGIN again itself, without the connection.
    const statement =
      sql === BEGIN ? prepare('BEGIN IMMEDIATE') : waitAsynchronously(connection, prepare(sql))
    kept.set(sql, statement)
    return statement
  }
  connection.prepare = prepareOnce as typeof connection.prepare
}

/**
 * Tries a statement again when another process has the lock of the file. Knex awaits what `run` and `all` return. In a
 * transaction nothing waits: it began with the lock.
 */
function waitAsynchronously(
  connection: BetterSqlite.Database,
  statement: BetterSqlite.Statement,
): BetterSqlite.Statement {
  for (const method of ['run', 'all'] as const) {
    const call = statement[method].bind(statement) as (...values: unknown[]) => unknown
    const attempt = (...values: unknown[]) => {
      try {
        return call(...values)
      } catch (error) {
        if (!isLocked(error) || connection.inTransaction) throw error
        return untilUnlocked(async () => call(...values), LOCKED_MS)
      }
    }
    Object.defineProperty(statement, method, { value: attempt })
  }
  return statement
}

interface SqliteOptions {
  /** `FULL` survives a power loss, `NORMAL` only a crash of the process. */
  synchronous: 'FULL' | 'NORMAL'
  /** How long a locked file stops the whole process, in milliseconds. */
  busyTimeout: number
}

/** Sets up a new SQLite connection. */
export function prepareSqlite({ synchronous, busyTimeout }: SqliteOptions) {
  return (connection: BetterSqlite.Database, done: (error: Error | null, ready: unknown) => void): void => {
    connection.pragma('journal_mode = WAL')
    connection.pragma(`synchronous = ${synchronous}`)
    connection.pragma('foreign_keys = ON')
    connection.pragma(`busy_timeout = ${busyTimeout}`)
    keepStatements(connection)
    done(null, connection)
  }
}
