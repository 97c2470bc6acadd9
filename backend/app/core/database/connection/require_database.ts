import { requireAppKey } from '../secrets/app_key.js'
import logger from '@adonisjs/core/services/logger'
import { lockDataFolder, rememberDataFile, requireDataFile, requireWritableFile } from './data_file.js'
import { requireDirectConnection } from './direct_connection.js'
import { requireKnownMigrations } from './known_migrations.js'
import { haveTimeouts, NO_TIMEOUTS } from './role_timeouts.js'
import { StartRefused } from './start_refused.js'

/** Refuses to start a server on a database that is gone, in use, of another version, or of another key. */
export async function requireDatabase(): Promise<void> {
  requireDataFile()
  requireWritableFile()
  lockDataFolder()
  await requireDirectConnection()
  if ((await requireKnownMigrations()) > 0)
    throw new StartRefused('This database is not prepared for this version. Run `node ace prepare`.')
  await requireAppKey()
  if (!(await haveTimeouts())) logger.warn(NO_TIMEOUTS)
  rememberDataFile()
}
