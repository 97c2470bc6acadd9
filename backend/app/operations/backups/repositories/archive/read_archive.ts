import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupRefused } from '../../errors.js'
import { FOREIGN, FORMAT_ENTRY, requireFormat } from '../../rules/manifest.js'

/** Larger than any entry of a backup: rows come in parts, and uploads have a limit. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024

const DAMAGED = 'The archive is damaged, or a part of it is missing.'

export interface ReadEntry {
  name: string
  content: Buffer
}

/** Reads the entries of an archive after the first one, which says that it is a backup. */
export async function* readArchive(path: string): AsyncGenerator<ReadEntry> {
  const entries = extract()
  const read = pipeline(createReadStream(path), createGunzip(), entries)
  read.catch(() => undefined)
  let isKnown = false
  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header
      if (!isKnown && name !== FORMAT_ENTRY) throw new BackupRefused(FOREIGN)
      if (size > MAX_ENTRY_BYTES) throw new BackupRefused(DAMAGED)
      const content = await buffer(entry)
      if (isKnown) yield { name, content }
      else await requireFormat(content)
      isKnown = true
    }
    await read
  } catch (error) {
    throw asRefusal(error, path, isKnown)
  } finally {
    entries.destroy()
  }
  if (!isKnown) throw new BackupRefused(FOREIGN)
}

/** An error of the file system is about the path, and one of unpacking about what was read. */
function asRefusal(error: unknown, path: string, isKnown: boolean): BackupRefused {
  if (error instanceof BackupRefused) return error
  const { syscall, code } = error as NodeJS.ErrnoException
  if (syscall !== undefined) return new BackupRefused(`${path} cannot be read: ${code}.`)
  return new BackupRefused(isKnown ? DAMAGED : FOREIGN)
}

export const damaged = (): BackupRefused => new BackupRefused(DAMAGED)
