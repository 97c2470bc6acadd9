import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy between a server and its database. */
export interface Proxy {
  url: string
  /** Delays the data of both sides. */
  delay: (milliseconds: number) => void
  /** Discards the data of both sides; connections of that time remain broken. */
  swallow: () => void
  /** Forwards the data of new connections. */
  pass: () => void
  /** Breaks all connections, or lets the database end them. */
  cut: (how: 'reset' | 'end') => void
  stop: () => void
}

export async function startProxy(database: string): Promise<Proxy> {
  const target = new URL(database)
  const pairs = new Set<{ client: Socket; upstream: Socket; isDead: boolean }>()
  let isSwallowing = false
  let latency = 0

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    const pair = { client, upstream, isDead: isSwallowing }
    pairs.add(pair)
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        if (pair.isDead) return
        if (latency === 0) to.write(bytes)
        else setTimeout(() => !to.destroyed && to.write(bytes), latency)
      })
      from.on('end', () => void (pair.isDead || to.end()))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        pairs.delete(pair)
        if (!pair.isDead) to.destroy()
      })
    }
    forward(client, upstream)
    forward(upstream, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    delay: (milliseconds) => {
      latency = milliseconds
    },
    swallow: () => {
      isSwallowing = true
      for (const pair of pairs) pair.isDead = true
    },
    pass: () => {
      isSwallowing = false
    },
    cut: (how) => {
      for (const { client } of pairs) {
        if (how === 'reset') client.resetAndDestroy()
        else client.end()
      }
    },
    stop: () => {
      server.close()
      for (const { client, upstream } of pairs) for (const socket of [client, upstream]) socket.destroy()
    },
  }
}
