import { defineConfig } from '@adonisjs/lucid'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import env from '#start/env'
import { prepareSqlite } from '#core/database/sqlite'
import { keepTimestampsAsText } from '#core/database/postgres'

const migrations = { naturalSort: true, paths: ['database/migrations'] }
const schemaGeneration = { enabled: false }

function sqliteFile(): string {
  if (env.mode === 'test') return ':memory:'
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
  return join(env.dataDir, 'fanfare.sqlite3')
}

/** Shorter than the timeout of the clients (10 seconds). */
const postgres = {
  connectionString: env.databaseUrl,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 8_000,
  application_name: 'fanfare',
}

keepTimestampsAsText()

/** SQLite in the data folder, or PostgreSQL if `DATABASE_URL` is set. */
export default defineConfig({
  connection: env.databaseUrl === undefined ? 'sqlite' : 'postgres',
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: sqliteFile() },
      useNullAsDefault: true,
      // One connection: a query that forgets its transaction blocks itself, and a short timeout reveals it.
      pool: {
        min: 1,
        max: 1,
        acquireTimeoutMillis: 5_000,
        idleTimeoutMillis: 2 ** 31 - 1,
        afterCreate: prepareSqlite(env.sqliteSynchronous),
      },
      migrations,
      schemaGeneration,
    },
    postgres: {
      client: 'pg',
      connection: postgres,
      pool: { min: 0, max: env.databasePool, acquireTimeoutMillis: 5_000 },
      migrations,
      schemaGeneration,
    },
  },
})
