import { join } from 'node:path'
import { checkArchive } from '#operations/backups/queries/check_archive'
import type { Manifest } from '#operations/backups/rules/manifest'
import { readArchive } from '#operations/backups/repositories/archive/read_archive'
import { temporaryDataDir } from '#tests/environment'
import { makeSeparateDatabase, type SeparateDatabase } from '#tests/separate_database'
import { runCommandOf } from '#tests/server'

export type Environment = SeparateDatabase['environment']

/** A path for an archive, in a folder of this run. */
export const archivePath = (): string => join(temporaryDataDir(), 'backup.tar.gz')

/** An empty database of its own. */
export async function emptyDatabase(cleanup: (drop: () => Promise<void>) => void): Promise<SeparateDatabase> {
  const database = await makeSeparateDatabase()
  cleanup(() => database.drop())
  return database
}

/** Backs up, and returns the path of the archive. */
export async function backUp(environment: Environment): Promise<string> {
  const path = archivePath()
  const { status, stderr } = await runCommandOf(environment, 'backup', path)
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

/** The rows of every table in an archive, each as its line, in no order of a database. */
export async function rowsOf(path: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for await (const { name, content } of readArchive(path)) {
    const [folder, table = ''] = name.split('/')
    if (folder === 'tables') (rows[table] ??= []).push(...content.toString('utf8').split('\n'))
  }
  for (const lines of Object.values(rows)) lines.sort()
  return rows
}
