import BetterSqlite from 'better-sqlite3'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import env from '#start/env'
import { StartRefused } from './start_refused.js'

/** The database of a server without `DATABASE_URL`. */
export const DATA_FILE = join(env.dataDir, 'fanfare.sqlite3')
const MARKER = join(env.dataDir, 'fanfare.sqlite3.prepared')
const LOCK = join(env.dataDir, 'fanfare.lock')
const TURN = join(env.dataDir, 'fanfare.prepare.lock')
const MARKER_TEXT =
  'This folder has a database. A server refuses to start without it, unless this file is deleted.\n'

const usesFile = env.databaseUrl === undefined

let lock: BetterSqlite.Database | undefined

type Release = () => void

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

/** Refuses a file that cannot be written. Asked by the driver of the product, it would be a line of the log first. */
export function requireWritableFile(): void {
  if (!usesFile) return
  const connection = new BetterSqlite(DATA_FILE)
  try {
    connection.pragma('journal_mode = WAL')
  } finally {
    connection.close()
  }
}

/** Remembers that this data folder has a database. */
export function rememberDataFile(): void {
  if (usesFile && !existsSync(MARKER)) writeFileSync(MARKER, MARKER_TEXT, { mode: 0o600 })
}

/** Locks a file until the process ends, however it ends: the lock is one of the kernel. Undefined if another one has it. */
function tryLock(file: string): BetterSqlite.Database | undefined {
  const connection = new BetterSqlite(file, { timeout: 0 })
  try {
    connection.exec('begin exclusive')
    return connection
  } catch (error) {
    connection.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    return undefined
  }
}

/** Keeps servers off this data folder until it is released. Undefined while one runs on it. */
export function tryDataFolder(): Release | undefined {
  if (!usesFile || lock) return () => undefined
  lock = tryLock(LOCK)
  return (
    lock &&
    (() => {
      lock?.close()
      lock = undefined
    })
  )
}

/** Keeps other servers off this data folder as long as the process lives. */
export function lockDataFolder(): void {
  if (tryDataFolder()) return
  throw new StartRefused(
    `Another server is running on ${env.dataDir}. Stop it first; several servers need DATABASE_URL.`,
  )
}

/** Keeps other processes from migrating the file until it is released. Undefined while one does. */
export function tryTurn(): Release | undefined {
  const turn = tryLock(TURN)
  return turn && (() => void turn.close())
}
