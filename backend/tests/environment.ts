import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryDatabase } from './temporary_database.js'

/** A port nobody listens on at the moment. */
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

/** A data folder of its own, gone when the tests are. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const server = process.env.TEST_PG_URL
const database = server ? await temporaryDatabase(server) : null

/** Leaves nothing behind on the PostgreSQL server. */
export const dropDatabase = async (): Promise<void> => database?.drop()

/** Tests run on SQLite in memory, or in a database of their own on the PostgreSQL server that `TEST_PG_URL` names. */
Object.assign(process.env, {
  NODE_ENV: 'test',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  APP_URL: 'http://fanfare.test',
  DATA_DIR: temporaryDataDir(),
  DATABASE_URL: database?.url ?? '',
  LIMIT_ANONYMOUS: '100000',
  LIMIT_SIGNED_IN: '100000',
  LIMIT_CREDENTIALS: '100000',
  EXTERNAL_ISSUER: `http://127.0.0.1:${await freePort()}`,
})
