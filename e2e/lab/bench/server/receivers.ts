import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from './servers.ts'

/** Shorter than the time that a receiver has. */
const SLOW_MS = 8_000

/** How receivers are dead: they accept a connection and never answer, refuse connections, or answer slowly. */
const DEAD = ['hang', 'refuse', 'answer slowly'] as const

interface Message {
  data: { title: string }
}

const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`

/** Starts receivers of webhooks: one that works, and any number of dead ones. `onPost` gets the titles of new posts. */
export async function startReceivers(onPost: (title: string) => void) {
  let requests = 0
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null)
    if (body === null) return
    if (request.url === '/works') {
      onPost((JSON.parse(body) as Message).data.title)
      return void response.writeHead(204).end()
    }
    requests += 1
    if (request.url!.startsWith('/slow')) setTimeout(() => response.writeHead(204).end(), SLOW_MS).unref()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closed = await freePort()
  const addresses = {
    hang: (index: number) => at(port, `/hang/${index}`),
    refuse: (index: number) => at(closed, `/${index}`),
    'answer slowly': (index: number) => at(port, `/slow/${index}`),
  } satisfies Record<(typeof DEAD)[number], (index: number) => string>
  return {
    works: at(port, '/works'),
    dead: (count: number) =>
      Array.from({ length: count }, (_, index) => addresses[DEAD[index % DEAD.length]!](index)),
    /** How many requests the dead ones got that accept connections. */
    requests: () => requests,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
