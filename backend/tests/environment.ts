import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryDatabase } from './temporary_database.js'

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

const MEMORY = '/dev/shm'
const MEMORY_MIN = 2 ** 30

/** The parent of data folders: in memory if there is enough, because databases wait for the disk at every commit. */
const parent = (() => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MEMORY_MIN ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
})()

const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A data folder for this run, removed at its end. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(parent, 'fanfare-test-'))
  folders.push(folder)
  return folder
}

const server = process.env.TEST_PG_URL
const database = server ? await temporaryDatabase(server) : null

/** Drops the PostgreSQL database of this run. */
export const dropDatabase = async (): Promise<void> => database?.drop()

/** Tests run on SQLite in a separate folder, or in a new database on the PostgreSQL server of `TEST_PG_URL`. */
Object.assign(process.env, {
  NODE_ENV: 'test',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  APP_URL: 'http://fanfare.test',
  DATA_DIR: temporaryDataDir(),
  APP_KEY: 'the key of every server of the tests',
  DATABASE_URL: database?.url ?? '',
  LIMIT_ANONYMOUS: '100000',
  LIMIT_SIGNED_IN: '100000',
  LIMIT_CREDENTIALS: '100000',
  LIMIT_SUPPORT: '100000',
  LIMIT_SLACK_BROADCAST: '0',
  CAPTCHA_DIFFICULTY: '4',
  ANALYTICS: 'plausible',
  PLAUSIBLE_URL: `http://127.0.0.1:${await freePort()}`,
  SIGN_IN_PRIVATE_HOSTS: '127.0.0.1',
  EXTERNAL_ISSUER: `http://127.0.0.1:${await freePort()}`,
})
