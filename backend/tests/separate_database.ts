import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { join } from 'node:path'
import { migrateUpTo } from '#core/database/connection/migrate'
import { temporaryDataDir } from './environment.js'
import { temporaryDatabase } from './temporary_database.js'

let databases = 0

/** A database of its own, beside that of the tests. */
export interface SeparateDatabase {
  /** Runs the migrations up to and including this one. */
  migrateTo: (migration: string) => Promise<void>
  client: () => QueryClientContract
  /** The environment of a server that runs on it. */
  environment: { DATA_DIR: string; DATABASE_URL: string }
  /** Closes the connections; the data are kept. */
  close: () => Promise<void>
  drop: () => Promise<void>
}

/** Makes an empty database, SQLite or PostgreSQL like the one the tests run on. */
export async function makeSeparateDatabase(): Promise<SeparateDatabase> {
  // Connections with the same name would share one connection, to the first of the databases.
  const name = `separate ${(databases += 1)}`
  const dataDir = temporaryDataDir()
  const server = process.env.TEST_PG_URL
  const postgres = server ? await temporaryDatabase(server) : null
  const config = db.manager.get(db.primaryConnectionName)!.config
  const connection = postgres
    ? { connectionString: postgres.url }
    : { filename: join(dataDir, 'fanfare.sqlite3') }
  db.manager.add(name, { ...config, connection } as typeof config)
  const client = () => db.connection(name)
  const close = () => db.manager.close(name)
  return {
    client,
    close,
    environment: { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' },
    migrateTo: (migration) => migrateUpTo(app, `database/migrations/${migration}`, name),
    async drop() {
      await db.manager.release(name)
      await postgres?.drop()
    },
  }
}
