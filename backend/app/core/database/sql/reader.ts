import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from './results.js'
import { type SqlReader, SqliteReader } from './sqlite_reader.js'

/** Reads through a transaction, and sees its own writes. */
export const readerOf = (client: QueryClientContract): SqlReader => ({
  rows: (sql, values) => rawRows(client, sql, [...values]),
})

/** Reads through the connection pool. */
const pooled: SqlReader = { rows: (sql, values) => readerOf(db.connection()).rows(sql, values) }

let kept: SqlReader | undefined

/**
 * The reader for frequent lists. On an SQLite file it has its own connection, which never waits for a writer and
 * prepares every statement once.
 */
export function reader(): SqlReader {
  kept ??= fileReader() ?? pooled
  return kept
}

function fileReader(): SqlReader | undefined {
  const { config } = db.manager.get(db.primaryConnectionName)!
  if (config.client !== 'better-sqlite3') return undefined
  const { filename } = config.connection as { filename: string }
  const opened = new SqliteReader(filename)
  app.terminating(() => opened.close())
  return opened
}
