import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'
import { makeFolder } from '#start/make_folder'
import { DATA_FILE } from '#core/database/connection/data_file'
import { prepareSqlite } from '#core/database/connection/sqlite'
import { closeDeadConnections, keepTimestampsAsText } from '#core/database/connection/postgres'
import { LIFT_TIMEOUTS, TIMEOUTS } from '#core/database/connection/timeouts'

const migrations = { naturalSort: true, paths: ['database/migrations'] }
const schemaGeneration = { enabled: false }

function sqliteFile(): string {
  makeFolder(env.dataDir)
  return DATA_FILE
}

/**
 * A request waits for a connection and then for a statement: together less than the timeout of the clients (10
 * seconds). The server ends a statement first; the driver gives up when no response arrives. A pooler refuses start-up
 * parameters, so the role has the timeouts there. Commands have no timeouts, because migrations may take longer.
 */
const isCommand = app.getEnvironment() === 'console'
const timeouts = isCommand ? {} : { query_timeout: 6_000, ...(env.databaseIsPooled ? {} : TIMEOUTS) }

const postgres = {
  connectionString: isCommand ? env.databaseDirectUrl : env.databaseUrl,
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: isCommand ? 'fanfare command' : 'fanfare',
  ...timeouts,
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
        afterCreate: prepareSqlite({
          synchronous: env.sqliteSynchronous,
          busyTimeout: isCommand ? 5_000 : 0,
        }),
      },
      migrations,
      schemaGeneration,
    },
    postgres: {
      client: 'pg',
      connection: postgres,
      pool: {
        min: 0,
        max: env.databasePool,
        acquireTimeoutMillis: 3_000,
        ...closeDeadConnections(isCommand ? LIFT_TIMEOUTS : undefined),
      },
      migrations,
      schemaGeneration,
    },
  },
})
