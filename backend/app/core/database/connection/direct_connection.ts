import pg from 'pg'
import env from '#start/env'
import { StartRefused } from './start_refused.js'
import { LIFT_TIMEOUTS } from './timeouts.js'

/** A connection to the database itself, past a pooler, that keeps its session and has no timeouts. */
export async function connectDirectly(name: string): Promise<pg.Client> {
  const client = await connect(name)
  await client.query(LIFT_TIMEOUTS)
  return client
}

async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: env.databaseDirectUrl,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: name,
  })
  // A connection that ends is reported by the statement that needs it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const sessionOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid

/**
 * Refuses a direct address that leads through a pooler: two connections that are open at once would have one session,
 * in which one's lock is the other's too and notifications are lost. To be called before anything is asked.
 */
export async function requireDirectConnection(): Promise<void> {
  if (env.databaseUrl === undefined) return
  const clients: pg.Client[] = []
  try {
    for (const _ of [1, 2]) clients.push(await connect('fanfare check'))
    const [one, other] = [await sessionOf(clients[0]!), await sessionOf(clients[1]!)]
    if (one !== other) return
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
  throw new StartRefused(
    env.databaseIsPooled
      ? 'DATABASE_DIRECT_URL leads through a pooler. Set it to the address of PostgreSQL itself.'
      : 'DATABASE_URL leads through a pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
  )
}
