import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface StallingProxy {
  /** The address of the service behind the proxy. */
  url: string
  /** Stops passing on what either side sends, without closing a connection. */
  stall: () => void
  /** Passes on what waits. */
  resume: () => void
  /** Closes every connection, and each new one, until `restore`. */
  cut: () => void
  restore: () => void
  stop: () => void
}

/** Stands between a server and a service it needs, which can be made to answer nothing or to be gone. */
export async function startStallingProxy(service: string): Promise<StallingProxy> {
  const target = new URL(service)
  const sockets = new Set<Socket>()
  let isStalled = false
  let isCut = false

  const server = createServer((client) => {
    if (isCut) return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    const cut = () => {
      client.destroy()
      upstream.destroy()
    }
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', cut).on('close', cut)
      socket.on('close', () => sockets.delete(socket))
      if (isStalled) socket.pause()
    }
  }).listen(0, '127.0.0.1')
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
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    restore: () => {
      isCut = false
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
