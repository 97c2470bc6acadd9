import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make_folder.js'

/** The key for signing and encryption; generated on the first start and stored in the data folder. */
export function storedAppKey(dataDir: string): string {
  const file = join(dataDir, 'app-key')
  makeFolder(dataDir)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
