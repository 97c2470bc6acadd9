import { Result } from '@adonisjs/core/health'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TimedCheck } from './timed_check.js'

/** With a probe every second, every fifth probe writes a file. */
const MAX_AGE_MS = 5_000
/** One block of the file system, so that a full disk is noticed. */
const CONTENT = Buffer.alloc(4_096)

/** Whether a folder is writable: on a full or read-only disk every change fails. */
export const diskCheck = (folder: string) => {
  const file = join(folder, `.write-check-${process.pid}`)
  const check = async () => {
    try {
      await writeFile(file, CONTENT, { mode: 0o600, flush: true })
    } finally {
      await rm(file, { force: true })
    }
    return Result.ok('The data folder takes writes.')
  }
  return new TimedCheck('disk', check, MAX_AGE_MS)
}
