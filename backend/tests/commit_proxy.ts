import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Cuts the connection before the database sees the COMMIT, or after it has answered it. */
export type Cut = 'before' | 'after'

export interface CommitProxy {
  /** The address of the database behind the proxy. */
  url: string
  /** Cuts the next COMMIT. */
  cutNext: (cut: Cut) => void
  stop: () => void
}

/** Stands between a server and PostgreSQL. */
export async function startCommitProxy(database: string): Promise<CommitProxy> {
  const target = new URL(database)
  const sockets = new Set<Socket>()
  let next: Cut | undefined

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
    upstream.on('data', (answer) => (drops ? cut() : client.write(answer)))
    client.on('data', (message) => {
      const isCut = next !== undefined && message.includes('COMMIT;')
      if (isCut && next === 'before') cut()
      else upstream.write(message)
      if (isCut) {
        drops = next === 'after'
        next = undefined
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    cutNext: (cut) => {
      next = cut
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
