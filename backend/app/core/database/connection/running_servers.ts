import db from '@adonisjs/lucid/services/db'
import { setTimeout as wait } from 'node:timers/promises'
import env from '#start/env'
import { tryDataFolder } from './data_file.js'

/** A server that has just ended, or was refused when it started, is gone by then. */
const TIMEOUT_MS = 2_000
const PAUSE_MS = 100

const COUNT = `select count(*) as count from pg_stat_activity
  where datname = current_database() and application_name in ('fanfare events', ?)`

/** A pooler keeps the connections of a server that has ended, with their name: only those past it tell. */
const SERVER = env.databaseIsPooled ? 'fanfare events' : 'fanfare'

/** Keeps servers off a SQLite file until it is released. Undefined when a server is running on the database. */
export async function keepServersOff(): Promise<(() => void) | undefined> {
  const attempt = db.connection().dialect.name === 'postgres' ? tryPostgres : async () => tryDataFolder()
  const deadline = performance.now() + TIMEOUT_MS
  for (;;) {
    const release = await attempt()
    if (release || performance.now() > deadline) return release
    await wait(PAUSE_MS)
  }
}

/** Servers need not be kept off: they refuse a database that is not prepared. */
async function tryPostgres(): Promise<(() => void) | undefined> {
  const { rows } = await db.rawQuery(COUNT, [SERVER])
  return rows[0].count === 0 ? () => undefined : undefined
}
