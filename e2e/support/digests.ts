import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { dataDir } from './instance.ts'

const STATEMENTS = [
  "update mail_digests set next_at = '2026-01-01 08:00:00.000'",
  "update queue_schedules set next_run_at = @past where id = 'send_due_digests'",
]

/** Makes all digests due, and the job that sends them, as if it were eight in the morning. */
export async function letMorningCome(): Promise<void> {
  const { database } = JSON.parse(readFileSync(`${dataDir}/sandbox.json`, 'utf8')) as { database: string }
  await (database === '' ? runOnSqlite() : runOnPostgres(database))
}

async function runOnSqlite(): Promise<void> {
  const database = new DatabaseSync(`${dataDir}/fanfare.sqlite3`)
  try {
    database.exec('pragma busy_timeout = 5000')
    for (const statement of STATEMENTS) database.exec(statement.replace('@past', '0'))
  } finally {
    database.close()
  }
}

async function runOnPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of STATEMENTS) await client.query(statement.replace('@past', "'2026-01-01'"))
  } finally {
    await client.end()
  }
}
