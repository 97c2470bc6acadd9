import BetterSqlite from 'better-sqlite3'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import env from '#start/env'
import { StartRefused } from './start_refused.js'

/** The database of a server without `DATABASE_URL`. */
export const DATA_FILE = join(env.dataDir, 'fanfare.sqlite3')
const MARKER = join(env.dataDir, 'fanfare.sqlite3.prepared')
const LOCK = join(env.dataDir, 'fanfare.lock')
const MARKER_TEXT =
  'This folder has a database. A server refuses to start without it, unless this file is deleted.\n'

const usesFile = env.databaseUrl === undefined

let lock: BetterSqlite.Database | undefined

/** Refuses a data folder whose database is gone: SQLite would make an empty one. */
export function requireDataFile(): void {
  if (!usesFile || !existsSync(MARKER)) return
  const size = statSync(DATA_FILE, { throwIfNoEntry: false })?.size
  if (size !== undefined && size > 0) return
  const state = size === undefined ? 'missing' : 'empty'
  throw new StartRefused(
    `${DATA_FILE} is ${state}, but this data folder had a database. Put it back or restore a backup; to begin without data, delete ${MARKER}.`,
  )
}

/** Remembers that this data folder has a database. */
export function rememberDataFile(): void {
  if (usesFile && !existsSync(MARKER)) writeFileSync(MARKER, MARKER_TEXT, { mode: 0o600 })
}

/**
 * Keeps other servers off this data folder until the process ends, however it ends: the lock is one of the kernel, on a
 * file beside the database. Commands do not need it.
 */
export function lockDataFolder(): void {
  if (!usesFile) return
  lock = new BetterSqlite(LOCK, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new StartRefused(
      `Another server is running on ${env.dataDir}. Stop it first; several servers need DATABASE_URL.`,
    )
  }
}
