import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'
import { BackupRefused } from '../../errors.js'

const CAUSES: Record<string, string> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it is on a file system that takes no writes',
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left',
  EISDIR: 'it is a folder',
}

/**
 * Writes a file that only this account may read. It gets its name when all of it is on the disk, so that a backup with
 * that name is a whole one.
 */
export async function writeArchiveFile<Result>(
  path: string,
  { overwrite }: { overwrite: boolean },
  write: (to: Writable) => Promise<Result>,
): Promise<Result> {
  if (!overwrite && existsSync(path))
    throw new BackupRefused(`${path} exists already. Choose another name, or add --overwrite.`)
  const partial = `${path}.partial`
  try {
    const result = await write(createWriteStream(partial, { mode: 0o600, flush: true }))
    await rename(partial, path)
    await flushFolder(path)
    return result
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    const { code = '', path: of } = error as NodeJS.ErrnoException
    const cause = of === undefined || of.startsWith(path) ? CAUSES[code] : undefined
    throw cause === undefined ? error : new BackupRefused(`${path} cannot be written: ${cause}.`)
  }
}

/** A new name survives a power loss once its folder is on the disk. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}
