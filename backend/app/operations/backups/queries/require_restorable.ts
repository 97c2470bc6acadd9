import { fingerprintOf } from '#core/database/secrets/app_key'
import { knownMigrations } from '#core/database/connection/known_migrations'
import { keepServersOff } from '#core/database/connection/running_servers'
import { BackupRefused } from '../errors.js'
import { requireFit, type Manifest } from '../rules/manifest.js'

/** Refuses a backup that this server cannot take, and a database that a server is using. */
export async function requireRestorable(
  manifest: Manifest,
  { otherKey }: { otherKey: boolean },
): Promise<void> {
  const appKey = otherKey ? null : fingerprintOf()
  requireFit(manifest, { migrations: await knownMigrations(), appKey })
  if (!(await keepServersOff()))
    throw new BackupRefused('A server is running on this database. Stop every server first.')
}
