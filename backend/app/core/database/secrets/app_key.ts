import { safeEqual } from '@adonisjs/core/helpers'
import { createHmac } from 'node:crypto'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { toInstant } from '../rows/instant.js'
import { StartRefused } from '../connection/start_refused.js'
import { inTransaction } from '../transactions/transaction.js'

/** The only row of the table. */
const ID = 1

const CHANGED =
  'This database was prepared with another APP_KEY. Set APP_KEY to the old key, or put the old app-key file back ' +
  'into DATA_DIR. If it is lost, `node ace accept:app-key` shows what cannot be read without it, and accepts the new one.'

/** Identifies a key and does not reveal it. */
export const fingerprintOf = (key: string = env.appKey): string =>
  createHmac('sha256', key).update('app key of a database').digest('base64url')

const rowOf = (key: string) => ({ id: ID, fingerprint: fingerprintOf(key), created_at: toInstant(now()) })

/**
 * Stores the fingerprint of the key in a database that has none, and refuses another one otherwise.
 * Of several instances that are first at the same time, one decides.
 */
export async function requireAppKey(key: string = env.appKey): Promise<void> {
  const { fingerprint } = await inTransaction(async (trx) => {
    await trx.knexQuery().insert(rowOf(key)).into('app_keys').onConflict('id').ignore()
    return (await trx.from('app_keys').where('id', ID).firstOrFail()) as { fingerprint: string }
  })
  if (!safeEqual(fingerprint, fingerprintOf(key))) throw new StartRefused(CHANGED)
}

/** Makes the key the one of this database. What another key has encrypted stays unreadable. */
export async function acceptAppKey(key: string = env.appKey): Promise<void> {
  await inTransaction((trx) => trx.knexQuery().insert(rowOf(key)).into('app_keys').onConflict('id').merge())
}
