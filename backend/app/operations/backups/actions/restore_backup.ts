import type { ApplicationService } from '@adonisjs/core/types'
import { dropTables } from '#core/database/connection/drop_tables'
import { knownMigrations, ranMigrations } from '#core/database/connection/known_migrations'
import { migrate, migrateUpTo } from '#core/database/connection/migrate'
import { readArchive } from '../repositories/archive/read_archive.js'
import { engine, openWriter } from '../repositories/tables/open_tables.js'
import type { Table, TableShape, TableWriter } from '#operations/backups/repositories/tables/tables'
import { saveUpload } from '../repositories/uploads.js'
import { BackupRefused } from '../errors.js'
import type { Manifest } from '../rules/manifest.js'
import { adapt, type Adapted } from '../rules/other_engine.js'

const ROWS = /^tables\/(\w+)\/\d+\.jsonl$/

/**
 * Replaces the database, SQLite or PostgreSQL, and adds the uploads of a checked archive, then migrates what is older than this version. In a
 * database of the same version nothing is changed unless all of it succeeds.
 */
export async function restoreBackup(
  app: ApplicationService,
  path: string,
  manifest: Manifest,
): Promise<void> {
  for await (const entry of readArchive(path)) await saveUpload(entry)
  await prepareTables(app, manifest)
  const writer = await openWriter()
  try {
    const adapted = adapt(manifest, engine())
    const tables = await fittingTables(writer, adapted)
    await writer.empty([...tables.values()])
    await insertRows(writer, tables, path, adapted)
    await writer.commit(adapted.sequences)
  } finally {
    await writer.close()
  }
  await migrate(app)
}

/** Brings the tables to the version of the backup. */
async function prepareTables(app: ApplicationService, { migrations }: Manifest): Promise<void> {
  if ((await ranMigrations()).join() === migrations.join()) return
  const last = migrations.at(-1) ?? ''
  const upToLast = (await knownMigrations()).filter((name) => name <= last)
  if (upToLast.join() !== migrations.join())
    throw new BackupRefused('The migrations of this backup are not those of a version of Fanfare.')
  await dropTables()
  await migrateUpTo(app, last)
}

const shapeOf = ({ name, columns }: TableShape) => `${name}(${columns.toSorted().join()})`

/** The tables of the database, which have to be those of the backup. */
async function fittingTables(writer: TableWriter, { tables }: Adapted): Promise<Map<string, Table>> {
  const here = await writer.tables()
  if (here.map(shapeOf).toSorted().join() !== tables.map(shapeOf).toSorted().join())
    throw new BackupRefused('The tables of this backup are not those of its version.')
  return new Map(here.map((table) => [table.name, table]))
}

async function insertRows(
  writer: TableWriter,
  tables: Map<string, Table>,
  path: string,
  { line, rows, readForeign }: Adapted,
): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    const [, tableName] = ROWS.exec(name) ?? []
    if (tableName === undefined) continue
    const lines = content.toString('utf8').split('\n')
    const table = tables.get(tableName)
    if (table)
      await writer.insert(
        table,
        lines.map((each) => line(each, table.types)),
      )
    else readForeign(tableName, lines)
  }
  for (const [name, lines] of Object.entries(rows)) await writer.insert(tables.get(name)!, lines)
}
