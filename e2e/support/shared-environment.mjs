import { randomBytes } from 'node:crypto'
import { createSharedDatabase } from './shared-database.mjs'

/** The settings of several servers on the PostgreSQL and the Redis of `E2E_POSTGRES` and `E2E_REDIS`. */
export async function sharedEnvironment({ PORT, E2E_POSTGRES, E2E_REDIS }) {
  const DATABASE_URL = await createSharedDatabase(E2E_POSTGRES, `fanfare_e2e_${PORT}`)
  return {
    DATABASE_URL,
    REDIS_URL: E2E_REDIS,
    REDIS_PREFIX: `fanfare-e2e-${PORT}:`,
    APP_KEY: randomBytes(32).toString('hex'),
    APP_URL: `http://localhost:${PORT}`,
    TRUST_PROXY: '1',
  }
}
