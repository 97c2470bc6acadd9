import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

const FILE = join(env.dataDir, 'last-backup')

/** Notes in the data folder of this machine when a backup was made. */
export async function noteBackup(createdAt: string): Promise<void> {
  await writeFile(FILE, `${createdAt}\n`, { mode: 0o600 })
}

/** When the last backup was made on this machine; null when there is none. */
export async function lastBackup(): Promise<Date | null> {
  try {
    const at = new Date(`${(await readFile(FILE, 'utf8')).trim().replace(' ', 'T')}Z`)
    return Number.isNaN(at.getTime()) ? null : at
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
