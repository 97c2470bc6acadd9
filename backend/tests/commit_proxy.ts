import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Breaks the connection before the database receives the COMMIT, or after it has answered it. */
export type Cut = 'before' | 'after'

export interface CommitProxy {
  /** The address of the database behind the proxy. */
  url: string
  /** Breaks the next COMMIT of a transaction that has inserted into this table, because jobs of the server commit too. */
  cutNext: (cut: Cut, table: string) => void
  stop: () => void
}

/** A proxy between a server and PostgreSQL. */
export async function startCommitProxy(database: string): Promise<CommitProxy> {
  const target = new URL(database)
  const sockets = new Set<Socket>()
  let next: { cut: Cut; insert: string } | undefined

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', cut).on('close', cut)
    }
    let drops = false
    let hasInserted = false
    upstream.on('data', (answer) => (drops ? cut() : client.write(answer)))
    client.on('data', (message) => {
      if (next !== undefined && message.includes(next.insert)) hasInserted = true
      const found = hasInserted && message.includes('COMMIT;') ? next : undefined
      if (found?.cut === 'before') cut()
      else upstream.write(message)
      if (found === undefined) return
      drops = found.cut === 'after'
      next = undefined
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    cutNext: (cut, table) => {
      next = { cut, insert: `insert into "${table}"` }
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
