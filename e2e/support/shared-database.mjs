import pg from 'pg'

async function tell(server, ...statements) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** An empty database for several instances on this PostgreSQL server. Returns its address. */
export async function createSharedDatabase(server, name) {
  await tell(server, `drop database if exists ${name} with (force)`, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
