import { writeFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ArchiveWriter } from '#operations/backups/repositories/archive/archive_writer'
import type { Manifest } from '#operations/backups/rules/manifest'
import { archivePath } from './archives.js'

/** Writes these bytes to a new file and returns its path. */
export function writeFile(content: string | Buffer): string {
  const path = archivePath()
  writeFileSync(path, content)
  return path
}

/** What the archive of an empty database says of itself. */
export const makeManifest = (changes: Partial<Manifest> = {}): Omit<Manifest, 'entries'> => ({
  createdAt: '2026-11-20 03:00:00.000',
  engine: 'sqlite',
  migrations: [],
  appKey: null,
  tables: [],
  sequences: {},
  ...changes,
})

/** An archive with these entries. */
export async function makeArchive(entries: [name: string, content: Buffer][], manifest = makeManifest()) {
  const to = new PassThrough()
  const written = buffer(to)
  const archive = new ArchiveWriter(to)
  await archive.begin()
  for (const [name, content] of entries) await archive.add(name, content)
  await archive.finish(manifest)
  return written
}
