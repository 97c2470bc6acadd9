import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Runs a query on a PostgreSQL server. */
export async function askServer<Row>(server: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

/**
 * Creates an empty database on this PostgreSQL server. Returns its URL and a function that drops it. The role needs the
 * right to create databases.
 */
export async function temporaryDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fanfare_test_${randomBytes(6).toString('hex')}`
  await askServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => void (await askServer(server, `drop database if exists ${name} with (force)`)),
  }
}
