import BetterSqlite from 'better-sqlite3'
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
  drop: () => Promise<void>
}

const POSTGRES = process.env.TEST_PG_URL || 'postgres://postgres@127.0.0.1:5432/postgres'

export async function makeDatabase(kind: BenchDatabase['kind'], dataDir: string): Promise<BenchDatabase> {
  mkdirSync(dataDir, { recursive: true })
  return kind === 'sqlite' ? onSqlite(dataDir) : onPostgres(dataDir)
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
    drop: async () => void database.close(),
  }
}

async function onPostgres(dataDir: string): Promise<BenchDatabase> {
  const name = `fanfare_growth_${process.pid}_${Date.now()}`
  const admin = new pg.Client({ connectionString: POSTGRES })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(POSTGRES)
  url.pathname = `/${name}`
  const settings = { DATABASE_URL: url.href, APP_KEY: 'the key of a server that is measured' }
  migrate(dataDir, settings)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return {
    kind: 'postgres',
    dataDir,
    settings,
    run: async (sql) => void (await client.query(sql)),
    drop: async () => {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
