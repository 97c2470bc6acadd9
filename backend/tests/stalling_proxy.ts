import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface StallingProxy {
  /** The address of the service behind the proxy. */
  url: string
  /** Stops forwarding the data of both sides, without closing a connection. */
  stall: () => void
  /** Forwards the waiting data. */
  resume: () => void
  /** Discards the data of both sides; connections of that time remain broken. */
  swallow: () => void
  /** Delays the data of both sides by these milliseconds. */
  delay: (milliseconds: number) => void
  /** Closes every connection, and each new one, until `restore`. */
  cut: () => void
  /** Forwards the data of new connections immediately. */
  restore: () => void
  stop: () => void
}

/**
 * A proxy between a server and a service, which can simulate that the service hangs or is down. Uses any free port by
 * default.
 */
export async function startStallingProxy(service: string, port = 0): Promise<StallingProxy> {
  const target = new URL(service)
  const sockets = new Set<Socket>()
  const swallowed = new Set<Socket>()
  let isStalled = false
  let isSwallowing = false
  let isCut = false
  let latency = 0

  const forward = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (swallowed.has(from)) return
      if (latency > 0) setTimeout(() => !to.destroyed && to.write(bytes), latency)
      else if (!to.write(bytes)) {
        from.pause()
        to.once('drain', () => !isStalled && from.resume())
      }
    })
    from.on('end', () => setTimeout(() => to.end(), latency))
  }

  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    forward(client, upstream)
    forward(upstream, client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', cut).on('close', cut)
      socket.on('close', () => sockets.delete(socket))
      if (isSwallowing) swallowed.add(socket)
      if (isStalled) socket.pause()
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(service)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isStalled = false
      for (const socket of sockets) socket.resume()
    },
    swallow: () => {
      isSwallowing = true
      for (const socket of sockets) swallowed.add(socket)
    },
    delay: (milliseconds) => {
      latency = milliseconds
    },
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore: () => {
      isCut = false
      isSwallowing = false
      latency = 0
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
