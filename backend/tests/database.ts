import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import BetterSqlite from 'better-sqlite3'
import { DATA_FILE } from '#core/database/connection/data_file'

/** A state of the database that tests restore. */
interface Snapshot {
  restore: () => Promise<void>
}

const isSqlite = !process.env.DATABASE_URL

/**
 * Two numbers: one changes with every change of rows by the tests' connection, the other with every change of the
 * schema.
 */
async function state(): Promise<[rows: number, schema: number]> {
  const [{ rows, schema_version: schema }] = (await db.rawQuery(
    'select total_changes() as rows, schema_version from pragma_schema_version',
  )) as [{ rows: number; schema_version: number }]
  return [rows, schema]
}

/** Resets the event clock, which may be ahead of the clock of a test. */
export const forgetEvents = () =>
  db.rawQuery(isSqlite ? 'update event_clock set at = 0' : "select setval('event_clock', 1)")

let copies = 0

const columnsOf = (database: BetterSqlite.Database, table: string) =>
  (database.pragma(`table_info("${table}")`) as { name: string }[]).map(({ name }) => `"${name}"`).join()

/**
 * Copies the SQLite file, and restores it only after a change: the rows of its tables, because another file would make
 * every connection read the schema and prepare its statements again, or the file if a test has changed the schema.
 */
async function takeSnapshot(): Promise<Snapshot> {
  await forgetEvents()
  const file = `${DATA_FILE}.${(copies += 1)}`
  await db.rawQuery('vacuum into ?', [file])
  const copy = new BetterSqlite(file, { readonly: true })
  const original = new BetterSqlite(DATA_FILE)
  original.pragma('foreign_keys = OFF')
  original.exec(`attach '${file}' as copy`)
  const tables = original.prepare(`select name from copy.sqlite_schema where type = 'table'`).pluck().all()
  const statements = (tables as string[]).flatMap((table) => {
    const columns = columnsOf(original, table)
    return [
      original.prepare(`delete from main."${table}"`),
      original.prepare(`insert into main."${table}" (${columns}) select ${columns} from copy."${table}"`),
    ]
  })
  const restoreRows = original.transaction(() => statements.forEach((statement) => statement.run()))

  let unchanged = await state()
  return {
    async restore() {
      const [rows, schema] = await state()
      if (rows === unchanged[0] && schema === unchanged[1]) return
      if (schema === unchanged[1]) restoreRows.immediate()
      else await copy.backup(DATA_FILE, { progress: () => Number.MAX_SAFE_INTEGER })
      unchanged = await state()
    },
  }
}

async function setSavepoint(): Promise<Snapshot> {
  await db.rawQuery('savepoint prepared')
  return { restore: async () => void (await db.rawQuery('rollback to savepoint prepared')) }
}

interface Named {
  name: string
}

/** Which of these tables of PostgreSQL are empty, or have rows. */
async function tablesOfPostgres(are: 'empty' | 'filled', tables: string[]): Promise<string[]> {
  const condition = are === 'empty' ? 'not exists' : 'exists'
  const each = tables.map((name) => `select '${name}' as name where ${condition} (select from "${name}")`)
  const { rows } = (await db.rawQuery(each.join(' union all '))) as { rows: Named[] }
  return rows.map(({ name }) => name)
}

/** Empties the tables to which a server of a test, or a test without a transaction, has committed. */
async function emptyTables(initiallyEmpty: string[]): Promise<void> {
  const filled = await tablesOfPostgres('filled', initiallyEmpty)
  // Reference data refers to users.
  const others = filled.filter((name) => name !== 'users').map((name) => `"${name}"`)
  if (others.length > 0) await db.rawQuery(`truncate ${others.join()} cascade`)
  if (filled.includes('users')) await db.from('users').delete()
}

let migrated: Snapshot

/** Saves the database as the migrations have left it. */
export async function keepMigratedDatabase(): Promise<void> {
  if (isSqlite) return void (migrated = await takeSnapshot())
  const { rows } = (await db.rawQuery(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )) as { rows: Named[] }
  const names = rows.map(({ name }) => name)
  const empty = await tablesOfPostgres('empty', names)
  migrated = { restore: () => emptyTables(empty) }
}

/** Begins a group without the data of the previous one. On PostgreSQL, reference data that a server has changed stays. */
export const beginGroup = (): Promise<void> => migrated.restore()

/** Begins a transaction around everything. */
async function beginGlobalTransaction(): Promise<() => Promise<void>> {
  await db.beginGlobalTransaction()
  await forgetEvents()
  return () => db.rollbackGlobalTransaction()
}

/**
 * Begins every test of the group with the migrated database. On SQLite, tests commit as the application does; on
 * PostgreSQL, they run in a transaction that is rolled back.
 */
export function rollBack(group: Group): void {
  group.each.setup(isSqlite ? () => migrated.restore() : beginGlobalTransaction)
}

/** Prepares something once for a group, and begins every test of the group with it. The returned function restores it. */
export function rollBackTo<Prepared>(
  group: Group,
  prepare: () => Promise<Prepared>,
): () => Promise<Prepared> {
  let prepared: Prepared
  let snapshot: Snapshot
  if (!isSqlite) group.setup(beginGlobalTransaction)
  group.setup(async () => {
    prepared = await prepare()
    snapshot = isSqlite ? await takeSnapshot() : await setSavepoint()
  })
  const restore = async () => {
    await snapshot.restore()
    return prepared
  }
  group.each.setup(async () => void (await restore()))
  return restore
}
