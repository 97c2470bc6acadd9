import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { TIMEOUTS } from './timeouts.js'

const LISTED = Object.entries(TIMEOUTS)

const STORE = `do $$ begin ${LISTED.map(
  ([name, value]) =>
    `execute format('alter role current_user in database %I set ${name} = ${value}', current_database());`,
).join(' ')} end $$`

/** Answers with one row whether a connection has the timeouts. */
export const HAS_TIMEOUTS = `select count(*) = ${LISTED.length} as has from pg_settings
  where (name, setting) in (${LISTED.map(([name, value]) => `('${name}', '${value}')`).join(', ')})`

export const NO_TIMEOUTS =
  'The connections of the pooler have no timeouts. Run `node ace prepare`, and let the pooler connect again (RECONNECT).'

/** Stores the timeouts for the role, in this database only: a pooler does not pass start-up parameters on. */
export async function storeTimeouts(): Promise<void> {
  if (env.databaseIsPooled) await db.rawQuery(STORE)
}

/** Whether requests have timeouts. Those of a pooler do not while its connections are older than the timeouts of the role. */
export async function haveTimeouts(): Promise<boolean> {
  if (!env.databaseIsPooled) return true
  const { rows } = await db.rawQuery(HAS_TIMEOUTS)
  return rows[0].has
}
