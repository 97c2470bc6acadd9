import type { ApplicationService } from '@adonisjs/core/types'
import { knownMigrations, MIGRATIONS_TABLE, ranMigrations } from '#core/database/known_migrations'
import { migrate, migrateUpTo, revertMigrations } from '#core/database/migrate'
import { readArchive } from '../repositories/archive/read_archive.js'
import { openWriter } from '../repositories/tables/open_tables.js'
import type { TableShape } from '../repositories/tables/snapshot.js'
import type { TableWriter } from '../repositories/tables/table_writer.js'
import { saveUpload } from '../repositories/uploads.js'
import { BackupRefused } from '../errors.js'
import type { Manifest } from '../rules/manifest.js'

const ROWS = /^tables\/(\w+)\/\d+\.jsonl$/

/**
 * Replaces the database and adds the uploads of a checked archive, then migrates what is older than this version. In a
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
    const tables = await fittingTables(writer, manifest)
    await writer.empty([...tables.values()])
    await insertRows(writer, tables, path)
    await writer.commit(manifest.sequences)
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
  await deleteEverything()
  await revertMigrations(app)
  await migrateUpTo(app, last)
}

/** Reverting migrations is for empty tables: what is stored may not fit the tables of an earlier version. */
async function deleteEverything(): Promise<void> {
  const writer = await openWriter()
  try {
    const tables = await writer.tables()
    const emptied = tables.filter(({ name }) => !name.startsWith(MIGRATIONS_TABLE))
    if (emptied.length === 0) return
    await writer.empty(emptied)
    await writer.commit({})
  } finally {
    await writer.close()
  }
}

const shapeOf = ({ name, columns }: TableShape) => `${name}(${columns.toSorted().join()})`

/** The tables of the backup, which have to be those of the database. */
async function fittingTables(writer: TableWriter, { tables }: Manifest): Promise<Map<string, TableShape>> {
  const here = (await writer.tables()).map(shapeOf).toSorted()
  const there = tables.map(shapeOf).toSorted()
  if (here.join() !== there.join())
    throw new BackupRefused('The tables of this backup are not those of its version.')
  return new Map(tables.map((table) => [table.name, table]))
}

async function insertRows(writer: TableWriter, tables: Map<string, TableShape>, path: string): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    const table = tables.get(ROWS.exec(name)?.[1] ?? '')
    if (table) await writer.insert(table, content.toString('utf8').split('\n'))
  }
}
