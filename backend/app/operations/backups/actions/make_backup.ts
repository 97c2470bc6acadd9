import type { Writable } from 'node:stream'
import { MIGRATIONS_TABLE } from '#core/database/connection/known_migrations'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { ArchiveWriter } from '../repositories/archive/archive_writer.js'
import { engine, openSnapshot } from '../repositories/tables/open_tables.js'
import type { Snapshot } from '#operations/backups/repositories/tables/tables'
import { addUploads } from '../repositories/uploads.js'
import type { Manifest } from '../rules/manifest.js'

const PART_BYTES = 512 * 1024

/**
 * Writes an archive of the database, as it is at one instant, and of the uploads that it refers to. A server goes on
 * meanwhile. The key is not in it.
 */
export async function makeBackup(to: Writable): Promise<Manifest> {
  const archive = new ArchiveWriter(to)
  try {
    await archive.begin()
    // What is deleted during the backup is still there in the snapshot; what is added before it comes afterwards.
    const stored = new Set<string>()
    await addUploads(archive, stored)
    const createdAt = toInstant(now())
    const snapshot = await openSnapshot()
    try {
      const migrations = await valuesOf(snapshot, MIGRATIONS_TABLE, 'name')
      const [appKey = null] = await valuesOf(snapshot, 'app_keys', 'fingerprint')
      await addUploads(archive, stored)
      const tables = await addTables(archive, snapshot)
      const sequences = await snapshot.sequences()
      return await archive.finish({
        createdAt,
        engine: engine(),
        migrations: migrations.toSorted(),
        appKey,
        tables,
        sequences,
      })
    } finally {
      await snapshot.close()
    }
  } catch (error) {
    archive.abort()
    throw error
  }
}

/** The texts in a column of a table, if there is that table. */
async function valuesOf(snapshot: Snapshot, table: string, column: string): Promise<string[]> {
  const tables = await snapshot.tables()
  if (!tables.some(({ name }) => name === table)) return []
  const values: string[] = []
  for await (const line of snapshot.rows(table))
    values.push((JSON.parse(line) as Record<string, string>)[column]!)
  return values
}

async function addTables(archive: ArchiveWriter, snapshot: Snapshot): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await snapshot.tables()) {
    let rows = 0
    for await (const lines of inParts(snapshot.rows(name))) {
      await archive.add(
        `tables/${name}/${String(rows).padStart(10, '0')}.jsonl`,
        Buffer.from(lines.join('\n')),
      )
      rows += lines.length
    }
    tables.push({ name, columns, rows })
  }
  return tables
}

/** Groups lines, so that neither writing nor reading holds a whole table. */
async function* inParts(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let part: string[] = []
  let size = 0
  for await (const line of lines) {
    part.push(line)
    size += line.length
    if (size < PART_BYTES) continue
    yield part
    part = []
    size = 0
  }
  if (part.length > 0) yield part
}
