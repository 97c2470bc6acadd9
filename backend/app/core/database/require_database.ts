import { requireAppKey } from './app_key.js'
import { lockDataFolder, rememberDataFile, requireDataFile } from './data_file.js'
import { requireKnownMigrations } from './known_migrations.js'
import { StartRefused } from './start_refused.js'

/** Refuses to start a server on a database that is gone, in use, of another version, or of another key. */
export async function requireDatabase(): Promise<void> {
  requireDataFile()
  lockDataFolder()
  if ((await requireKnownMigrations()) > 0)
    throw new StartRefused('This database is not prepared for this version. Run `node ace prepare`.')
  await requireAppKey()
  rememberDataFile()
}
