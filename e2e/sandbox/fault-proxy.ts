import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The faults of a network or a proxy. */
export const FAULTS = [
  /** Responds with 500, and does not forward the request. */
  'error',
  /** Never responds. */
  'hang',
  /** Forwards the request, and stalls in the middle of the response without closing the connection. */
  'stall',
  /** Forwards the request, and closes the connection in the middle of the response. */
  'cut',
  /** Forwards the request, and closes the connection without a response. */
  'lost',
  /** Forwards the request twice. */
  'duplicate',
  /** Redirects the client to another server. */
  'redirect',
  /** Responds with a page of its own. */
  'html',
  /** Responds with far more data than the client accepts. */
  'huge',
  /** Responds with JSON of another shape. */
  'malformed',
] as const

export type Fault = (typeof FAULTS)[number]

export interface Asked {
  method: string
  /** Without the query. */
  path: string
  /** How often this method and path have been requested, including this request. */
  nth: number
}

export interface FaultProxy {
  address: string
  /** Chooses the fault of each request from now on; null forwards it. */
  plan: (choose: (asked: Asked) => Fault | null) => void
  /** The faults so far, oldest first. */
  injected: ReadonlyArray<Asked & { fault: Fault }>
  stop: () => void
}

export interface FaultProxyOptions {
  /** The origin of the server behind it. */
  upstream: string
  /** Where `redirect` points to. */
  elsewhere: string
}

const passOn = (_asked: Asked): Fault | null => null

/** A proxy in front of a server that injects planned faults into requests. */
export async function startFaultProxy({ upstream, elsewhere }: FaultProxyOptions): Promise<FaultProxy> {
  let choose = passOn
  const injected: Array<Asked & { fault: Fault }> = []
  const counts = new Map<string, number>()

  const asked = ({ method = 'GET', url = '/' }: IncomingMessage): Asked => {
    const path = url.replace(/\?.*/, '')
    const key = `${method} ${path}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { method, path, nth: counts.get(key)! }
  }
  const web = createServer((request, response) => {
    const facts = asked(request)
    const fault = choose(facts)
    if (fault !== null) injected.push({ ...facts, fault })
    // Either side may close the connection at any time.
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    bodyOf(request)
      .then((body) => answer({ request, response, body, upstream, elsewhere }, fault))
      .catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(web, 'listening')
  const { port } = web.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    plan: (next) => {
      choose = next
    },
    injected,
    stop: () => {
      web.close()
      web.closeAllConnections()
    },
  }
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
  upstream: string
  elsewhere: string
}

const HUGE_BYTES = 64 * 1024 * 1024

async function answer(exchange: Exchange, fault: Fault | null): Promise<void> {
  const { response, request, elsewhere } = exchange
  const json = (status: number, content: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  switch (fault) {
    case null:
      return pass(exchange)
    case 'duplicate':
      await drained(exchange)
      return pass(exchange)
    case 'lost':
      await drained(exchange)
      return void response.destroy()
    case 'cut':
      return pass(exchange, (response) => response.destroy())
    case 'stall':
      return pass(exchange, () => undefined)
    case 'hang':
      return undefined
    case 'error':
      return void json(500, { code: 'INTERNAL_ERROR', message: 'Something broke.' })
    case 'malformed':
      return void json(200, [{ post: null, id: 7 }])
    case 'redirect':
      return void response.writeHead(302, { location: elsewhere + (request.url ?? '/') }).end()
    case 'html':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<h1>Welcome to the hotel</h1>')
    case 'huge':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(`"${'x'.repeat(HUGE_BYTES)}"`)
  }
}

/** Forwards a request. With `then`, only half of the first chunk of the response is returned before it. */
async function pass(exchange: Exchange, then?: (response: ServerResponse) => unknown): Promise<void> {
  const { response } = exchange
  const answered = await ask(exchange)
  if (answered === null) return void response.destroy()
  response.writeHead(answered.statusCode ?? 502, answered.headers)
  response.flushHeaders()
  response.once('close', () => answered.destroy())
  answered.on('error', () => response.destroy())
  if (then === undefined) return void answered.pipe(response)
  answered.once('data', (part: Buffer) => {
    response.write(part.subarray(0, part.length / 2), () => then(response))
  })
}

/** Sends a request and discards the response. A stream has no end, so its first chunk is enough. */
async function drained(exchange: Exchange): Promise<void> {
  const answered = await ask(exchange)
  if (answered === null) return
  answered.resume()
  await new Promise((done) => answered.once('end', done).once('error', done).once('data', done))
  answered.destroy()
}

/** Null when the server did not respond. */
async function ask({ request, body, upstream }: Exchange): Promise<IncomingMessage | null> {
  const { host: _host, connection: _connection, ...headers } = request.headers
  const asking = send(upstream + (request.url ?? '/'), { method: request.method, headers })
  asking.end(body)
  try {
    const [answered] = (await once(asking, 'response')) as [IncomingMessage]
    return answered
  } catch {
    return null
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
