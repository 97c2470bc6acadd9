import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import env from '#start/env'
import { requireAppKey } from '#core/database/secrets/app_key'
import { requireDirectConnection } from '#core/database/connection/direct_connection'
import { newestEventTime } from '#core/database/rows/event_time'
import { requireKnownMigrations } from '#core/database/connection/known_migrations'
import { HAS_TIMEOUTS, NO_TIMEOUTS } from '#core/database/connection/role_timeouts'
import type { Finding } from '#operations/doctor/rules/finding'

const NAME = 'database'
/** With a larger difference, links and sessions expire noticeably early or late. */
const CLOCK_MS = 2_000
/** Event ids follow the time; events in the future come from a clock that was ahead. */
const EVENTS_AHEAD_MS = 60_000

/** Whether the database answers, has this version, and was prepared with this key. */
export async function checkDatabase(): Promise<Finding[]> {
  const isPostgres = db.connection().dialect.name === 'postgres'
  const version = isPostgres
    ? (await db.rawQuery('show server_version')).rows[0].server_version
    : (await db.rawQuery('select sqlite_version() as version'))[0].version
  const pending = await requireKnownMigrations()
  const product = `${isPostgres ? 'PostgreSQL' : 'SQLite'} ${version}`
  if (pending > 0) {
    const message = `${product} lacks ${pending} migrations. Run \`node ace prepare\`.`
    return [{ name: NAME, state: 'error', message }]
  }
  await requireAppKey()
  return [{ name: NAME, state: 'ok', message: `${product}, prepared for this version, with this APP_KEY` }]
}

/** Whether the pooler answers and applies statement timeouts. No finding without a pooler. */
export async function checkPooler(): Promise<Finding[]> {
  if (!env.databaseIsPooled) return []
  const name = 'pooler'
  await requireDirectConnection()
  const client = new pg.Client({ connectionString: env.databaseUrl, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ has: boolean }>(HAS_TIMEOUTS)
    return rows[0]?.has
      ? [{ name, state: 'ok', message: 'answers, with the timeouts of requests' }]
      : [{ name, state: 'error', message: NO_TIMEOUTS }]
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether the clocks of this machine and of the database agree, and no event is in the future. */
export async function checkClock(): Promise<Finding[]> {
  const name = 'clock'
  const isPostgres = db.connection().dialect.name === 'postgres'
  const before = Date.now()
  const there = isPostgres
    ? Number((await db.rawQuery('select extract(epoch from clock_timestamp()) * 1000 as at')).rows[0].at)
    : before
  const off = Math.round(Math.abs(there - (before + Date.now()) / 2))
  if (off > CLOCK_MS) {
    const message = `The clock of the database differs by ${off} ms. Let both machines keep time with NTP.`
    return [{ name, state: 'error', message }]
  }
  const ahead = (await newestEventTime(db.connection())).getTime() - Date.now()
  if (ahead > EVENTS_AHEAD_MS) {
    const message = `The newest event is ${Math.round(ahead / 1_000)} seconds in the future: a clock was ahead. Events get their order, not their time, from it.`
    return [{ name, state: 'warning', message }]
  }
  return [
    {
      name,
      state: 'ok',
      message: isPostgres ? `differs from the database by ${off} ms` : 'no event is in the future',
    },
  ]
}
