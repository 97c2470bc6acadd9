import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** The messages of PostgreSQL's protocol that run a statement: a simple query, and the execution of a prepared one. */
const RUNS = new Set(['Q', 'E'].map((type) => type.charCodeAt(0)))
const LENGTH_BYTES = 4

/** Calls `count` for each statement in a client's data. The first message has no type. */
function follow(count: () => void) {
  let rest = Buffer.alloc(0)
  let typeBytes = 0
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= typeBytes + LENGTH_BYTES) {
      const length = typeBytes + rest.readInt32BE(typeBytes)
      if (rest.length < length) return
      if (typeBytes > 0 && RUNS.has(rest[0]!)) count()
      rest = rest.subarray(length)
      typeBytes = 1
    }
  }
}

/** A proxy for a PostgreSQL server that counts statements. */
export async function startStatementCounter(database: string) {
  const { hostname, port } = new URL(database)
  const state = { count: 0 }
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.on(
      'data',
      follow(() => void (state.count += 1)),
    )
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: url.href, state, stop: () => server.close() }
}
