import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { join } from 'node:path'
import { temporaryDataDir } from './environment.js'
import { temporaryDatabase } from './temporary_database.js'

const NAME = 'old'

/** A separate database in the state of an earlier release. */
export interface OldDatabase {
  /** Runs the migrations up to and including this one. */
  migrateTo: (migration: string) => Promise<void>
  client: () => QueryClientContract
  /** The environment of a server that runs on it. */
  environment: { DATA_DIR: string; DATABASE_URL: string }
  /** Closes the connections; the data stay. */
  close: () => Promise<void>
  drop: () => Promise<void>
}

/** Makes an empty database, SQLite or PostgreSQL like the one the tests run on. */
export async function makeOldDatabase(): Promise<OldDatabase> {
  const dataDir = temporaryDataDir()
  const server = process.env.TEST_PG_URL
  const postgres = server ? await temporaryDatabase(server) : null
  const config = db.manager.get(db.primaryConnectionName)!.config
  const connection = postgres
    ? { connectionString: postgres.url }
    : { filename: join(dataDir, 'fanfare.sqlite3') }
  db.manager.add(NAME, { ...config, connection } as typeof config)
  const client = () => db.connection(NAME)
  const close = () => db.manager.close(NAME)
  return {
    client,
    close,
    environment: { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' },
    migrateTo: (migration) => migrateTo(client(), migration),
    async drop() {
      await db.manager.release(NAME)
      await postgres?.drop()
    },
  }
}

const newRunner = () => new MigrationRunner(db, app, { direction: 'up', connectionName: NAME })

/** Runs the first migrations, with the later ones marked as done meanwhile. */
async function migrateTo(client: QueryClientContract, migration: string): Promise<void> {
  const pending = (await newRunner().getList()).filter(({ status }) => status === 'pending')
  const later = pending.map(({ name }) => name).filter((name) => name > `database/migrations/${migration}`)
  if (later.length > 0)
    await client.table('adonis_schema').multiInsert(later.map((name) => ({ name, batch: 0 })))
  const runner = newRunner()
  await runner.run()
  if (runner.error) throw runner.error
  await client.from('adonis_schema').whereIn('name', later).delete()
}
