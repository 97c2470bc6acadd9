import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import env from '#start/env'
import { StartRefused } from './start_refused.js'

const FOLDER = 'database/migrations'
/** The table of the migrations that have run. */
export const MIGRATIONS_TABLE = 'adonis_schema'

/**
 * Refuses a database that a newer version has migrated, or one made before 0.2.0: later ones have run the first migration.
 * Returns how many migrations of this version it lacks.
 */
export async function requireKnownMigrations(): Promise<number> {
  const known = await knownMigrations()
  const ran = await ranMigrations()
  const unknown = ran.filter((name) => !known.includes(name))
  if (unknown.length === 0) return known.length - ran.length
  throw new StartRefused(
    ran.includes(known[0]!)
      ? `This database was prepared by a newer version: ${unknown.length} of its migrations are unknown here. ` +
          'Run that version, or restore a backup that this version made.'
      : `This database was made before version 0.2.0 and cannot be migrated: to begin anew, ${beginAnew()}.`,
  )
}

const beginAnew = () =>
  env.databaseUrl === undefined
    ? `move everything out of ${env.dataDir}`
    : 'set DATABASE_URL to an empty database'

/** The names of the migrations of this version, in their order. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(app.makePath(FOLDER))
  return files
    .filter(isMigration)
    .map((file) => `${FOLDER}/${parse(file).name}`)
    .toSorted()
}

/** The names of the migrations that have run on this database, in their order. */
export async function ranMigrations(): Promise<string[]> {
  if (!(await db.connection().schema.hasTable(MIGRATIONS_TABLE))) return []
  const rows: { name: string }[] = await db.from(MIGRATIONS_TABLE).select('name').orderBy('name')
  return rows.map(({ name }) => name)
}

const isMigration = (file: string) => /^\d+_\w+\.(js|ts)$/.test(file)
