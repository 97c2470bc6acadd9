import BetterSqlite from 'better-sqlite3'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from './servers.ts'

/** A migrated database for one benchmark. */
export interface BenchDatabase {
  kind: 'sqlite' | 'postgres'
  dataDir: string
  /** The environment of a server that uses it. */
  settings: Record<string, string>
  run: (sql: string) => Promise<void>
  /** Returns the only selected column of a query. */
  column: (sql: string) => Promise<string[]>
  drop: () => Promise<void>
}

const POSTGRES = process.env.TEST_PG_URL || 'postgres://postgres@127.0.0.1:5432/postgres'

/** Uses its own connection, because the server may have been killed in the meantime. */
async function readColumn(connectionString: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<[string]>({ text, rowMode: 'array' })
  await client.end()
  return rows.map(([value]) => value)
}

export async function makeDatabase(
  kind: BenchDatabase['kind'],
  dataDir: string,
  server = POSTGRES,
): Promise<BenchDatabase> {
  mkdirSync(dataDir, { recursive: true })
  return kind === 'sqlite' ? onSqlite(dataDir) : onPostgres(dataDir, server)
}

function onSqlite(dataDir: string): BenchDatabase {
  migrate(dataDir)
  const database = new BetterSqlite(join(dataDir, 'fanfare.sqlite3'))
  database.function('reverse', (text) => [...String(text)].toReversed().join(''))
  return {
    kind: 'sqlite',
    dataDir,
    settings: {},
    run: async (sql) => void database.exec(sql),
    column: async (sql) => database.prepare<[], string>(sql).pluck().all(),
    drop: async () => void database.close(),
  }
}

async function onPostgres(dataDir: string, server: string): Promise<BenchDatabase> {
  const name = `fanfare_growth_${process.pid}_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const settings = { DATABASE_URL: url.href, APP_KEY: 'the key of a server that is measured' }
  migrate(dataDir, settings)
  const client = new pg.Client({ connectionString: url.href })
  // Some benchmarks kill the server of the database.
  for (const connection of [admin, client]) connection.on('error', () => undefined)
  await client.connect()
  return {
    kind: 'postgres',
    dataDir,
    settings,
    run: async (sql) => void (await client.query(sql)),
    column: (sql) => readColumn(url.href, sql),
    drop: async () => {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
