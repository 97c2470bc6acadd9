import { randomBytes } from 'node:crypto'
import pg from 'pg'

async function tell(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** An empty database on this PostgreSQL server, and how to drop it. The role needs the right to create databases. */
export async function temporaryDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fanfare_test_${randomBytes(6).toString('hex')}`
  await tell(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => tell(server, `drop database if exists ${name} with (force)`) }
}
