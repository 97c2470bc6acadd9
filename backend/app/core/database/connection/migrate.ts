import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { setTimeout as wait } from 'node:timers/promises'
import { tryTurn } from './data_file.js'
import { connectDirectly, requireDirectConnection } from './direct_connection.js'
import { MIGRATIONS_TABLE, requireKnownMigrations } from './known_migrations.js'
import { storeTimeouts } from './role_timeouts.js'
import { keepServersOff } from './running_servers.js'
import { StartRefused } from './start_refused.js'
import { throwIfCommitFails } from '../transactions/transaction.js'

const PAUSE_MS = 100

type Options = ConstructorParameters<typeof MigrationRunner>[2]

/**
 * Runs pending migrations. Instances that start at once take turns, and while a server runs none of them migrates: it
 * would go on with tables that it does not know. Returns how many ran.
 */
export async function migrate(app: ApplicationService): Promise<number> {
  const release = await waitForTurn()
  try {
    const ran = (await requireKnownMigrations()) === 0 ? 0 : await migrateAlone(app)
    await storeTimeouts()
    return ran
  } finally {
    await release()
  }
}

async function migrateAlone(app: ApplicationService): Promise<number> {
  const release = await keepServersOff()
  if (release === undefined)
    throw new StartRefused(
      'A server is running on this database, which this version has to migrate: stop every server first.',
    )
  try {
    return await run(app, { direction: 'up' })
  } finally {
    release()
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

/** Waits until no other process migrates: for a locked file, or a lock whose connection releases it when it ends. */
async function waitForTurn(): Promise<() => void | Promise<void>> {
  if (db.connection().dialect.name !== 'postgres') return waitForFile()
  await requireDirectConnection()
  const client = await connectDirectly('fanfare command')
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', ['migrations'])
  return () => client.end()
}

async function waitForFile(): Promise<() => void> {
  for (;;) {
    const release = tryTurn()
    if (release) return release
    await wait(PAUSE_MS)
  }
}
