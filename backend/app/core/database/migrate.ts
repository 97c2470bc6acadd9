import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import pg from 'pg'
import env from '#start/env'

/** Runs pending migrations. Instances that start at once take turns. Returns how many ran. */
export async function migrate(app: ApplicationService): Promise<number> {
  const release = await waitForTurn()
  try {
    // Its own lock belongs to a connection of the pool, and may not be released by another one.
    const runner = new MigrationRunner(db, app, { direction: 'up', disableLocks: true })
    await runner.run()
    if (runner.error) throw runner.error
    return Object.values(runner.migratedFiles).filter(({ status }) => status === 'completed').length
  } finally {
    await release()
  }
}

/** Waits for the lock of the migrations on a connection of its own, whose end releases it. SQLite has one writer anyway. */
async function waitForTurn(): Promise<() => Promise<void>> {
  if (db.connection().dialect.name !== 'postgres') return async () => undefined
  const client = new pg.Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 3_000 })
  await client.connect()
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', ['migrations'])
  return () => client.end()
}
