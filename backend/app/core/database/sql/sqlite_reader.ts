import BetterSqlite from 'better-sqlite3'
import type { SqlValue } from './sql_fragment.js'

/** Runs raw `select` statements; `?` is a placeholder for a value. */
export interface SqlReader {
  rows<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>
}

/** Reads an SQLite file over a read-only connection and caches prepared statements. */
export class SqliteReader implements SqlReader {
  readonly #connection: BetterSqlite.Database
  readonly #statements = new Map<string, BetterSqlite.Statement<unknown[]>>()

  constructor(filename: string) {
    this.#connection = new BetterSqlite(filename, { readonly: true, fileMustExist: true })
    this.#connection.pragma('busy_timeout = 100')
  }

  async rows<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    return this.#prepare(sql).all(...values) as Row[]
  }

  close(): void {
    this.#connection.close()
  }

  /** The cache needs no limit, because all statements are literals in the code. */
  #prepare(sql: string): BetterSqlite.Statement<unknown[]> {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#connection.prepare<unknown[]>(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
