import db from '@adonisjs/lucid/services/db'
import { fingerprintOf } from '#core/database/app_key'
import { lockDataFolder } from '#core/database/data_file'
import { knownMigrations } from '#core/database/known_migrations'
import { BackupRefused } from '../errors.js'
import { engine } from '../repositories/tables/open_tables.js'
import { requireFit, type Manifest } from '../rules/manifest.js'

/** Refuses a backup that this server cannot take, and a database that a server is using. */
export async function requireRestorable(
  manifest: Manifest,
  { otherKey }: { otherKey: boolean },
): Promise<void> {
  const appKey = otherKey ? null : fingerprintOf()
  requireFit(manifest, { engine: engine(), migrations: await knownMigrations(), appKey })
  lockDataFolder()
  if (engine() === 'sqlite') return
  const { rows } = await db.rawQuery(
    "select count(*) as count from pg_stat_activity where datname = current_database() and application_name = 'fanfare'",
  )
  if (rows[0].count > 0)
    throw new BackupRefused('A server is running on this database. Stop every server first.')
}
