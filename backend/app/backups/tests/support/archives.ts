import { join } from 'node:path'
import { checkArchive, type Manifest } from '#backups/public'
import { temporaryDataDir } from '#tests/environment'
import { makeOldDatabase, type OldDatabase } from '#tests/old_database'
import { commandBeside, runCommandOf } from '#tests/server'

export type Environment = OldDatabase['environment']

/** A path for an archive, in a folder of this run. */
export const archivePath = (): string => join(temporaryDataDir(), 'backup.tar.gz')

/** An empty database of its own. */
export async function emptyDatabase(cleanup: (drop: () => Promise<void>) => void): Promise<OldDatabase> {
  const database = await makeOldDatabase()
  cleanup(() => database.drop())
  return database
}

/** Backs up, and returns the path of the archive. */
export async function backUp(environment: Environment): Promise<string> {
  const path = archivePath()
  const { status, stderr } = await commandBeside(environment, 'backup', path)
  if (status !== 0) throw new Error(stderr)
  return path
}

/** How restoring this archive ends. */
export const restore = (environment: Partial<Environment>, path: string, ...flags: string[]) =>
  runCommandOf(environment, 'restore', path, ...flags)

/** The checksums of everything that does not change when a restored database is prepared. */
export async function contentOf(path: string): Promise<Manifest['entries']> {
  const { entries } = await checkArchive(path)
  return entries.toSorted((a, b) => a.name.localeCompare(b.name))
}
