import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import pg from 'pg'
import env from '#start/env'
import { MIGRATIONS_TABLE } from './known_migrations.js'
import { throwIfCommitFails } from './transaction.js'

type Options = ConstructorParameters<typeof MigrationRunner>[2]

/** Runs pending migrations. Instances that start at once take turns. Returns how many ran. */
export async function migrate(app: ApplicationService): Promise<number> {
  const release = await waitForTurn()
  try {
    return await run(app, { direction: 'up' })
  } finally {
    await release()
  }
}

/** Runs the pending migrations up to and including this one, with the later ones marked as done meanwhile. */
export async function migrateUpTo(
  app: ApplicationService,
  last: string,
  connectionName: string = db.primaryConnectionName,
): Promise<void> {
  const client = db.connection(connectionName)
  const list = await new MigrationRunner(db, app, { direction: 'up', connectionName }).getList()
  const later = list
    .filter(({ status, name }) => status === 'pending' && name > last)
    .map(({ name }) => ({ name, batch: 0 }))
  if (later.length > 0) await client.table(MIGRATIONS_TABLE).multiInsert(later)
  try {
    await run(app, { direction: 'up', connectionName })
  } finally {
    const names = later.map(({ name }) => name)
    await client.from(MIGRATIONS_TABLE).whereIn('name', names).where('batch', 0).delete()
  }
}

/** Reverts every migration, and with them deletes all data. */
export async function revertMigrations(app: ApplicationService): Promise<void> {
  await run(app, { direction: 'down', batch: 0 })
}

async function run(app: ApplicationService, options: Options): Promise<number> {
  // Its own lock belongs to a connection of the pool, and may not be released by another one.
  const runner = new MigrationRunner(withCommitsThatFail(), app, { ...options, disableLocks: true })
  await runner.run()
  if (runner.error) throw runner.error
  return Object.values(runner.migratedFiles).filter(({ status }) => status === 'completed').length
}

const connection: typeof db.connection = (...names) => {
  const client = db.connection(...names)
  const begin = client.transaction.bind(client) as () => Promise<TransactionClientContract>
  const transaction = async () => {
    const trx = await begin()
    throwIfCommitFails(trx)
    return trx
  }
  return Object.assign(client, { transaction })
}

/** The database, with transactions that reject when their COMMIT fails: otherwise the runner goes on without the migration. */
const withCommitsThatFail = () => Object.create(db, { connection: { value: connection } }) as typeof db

/** Waits for the lock of the migrations on a connection of its own, whose end releases it. SQLite has one writer anyway. */
async function waitForTurn(): Promise<() => Promise<void>> {
  if (db.connection().dialect.name !== 'postgres') return async () => undefined
  const client = new pg.Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 3_000 })
  await client.connect()
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', ['migrations'])
  return () => client.end()
}
