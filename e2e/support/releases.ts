import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** A built file by its name, whose hash another release changes: `app-1a2B3c4D.r2.js`. */
const BUILT = /-([\w-]{8})(?:\.r\d+)?\.(js|css)\b/g
const REWRITTEN = /html|javascript|css|json/

/** The product behind a server that can release a new version of the web client. */
export interface Releases {
  url: string
  /** Renames all built files, removes the previous ones, and ends open streams, as a new release does. */
  release: () => void
  stop: () => void
}

/** `product` is the address of the product. */
export async function startReleases(product: string): Promise<Releases> {
  let version = 1
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    // A release breaks off the answers that are on their way.
    answer({ request, response, product }, version).catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const closeConnections = () => sockets.forEach((socket) => socket.destroy())
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1
      closeConnections()
    },
    stop: () => {
      server.close()
      closeConnections()
    },
  }
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  product: string
}

async function answer(exchange: Exchange, version: number): Promise<void> {
  const { request, response } = exchange
  const path = pathOf(request.url!, version)
  if (path === null) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('No such file')
  const upstream = await send(exchange, path).catch(() => null)
  if (upstream === null) return void response.writeHead(502).end()
  const { 'content-type': type = '' } = upstream.headers
  if (path.startsWith('/api/') || !REWRITTEN.test(type)) {
    response.writeHead(upstream.statusCode!, upstream.headers)
    return void upstream.pipe(response)
  }
  const { etag: _etag, 'last-modified': _modified, 'content-length': _length, ...headers } = upstream.headers
  response.writeHead(upstream.statusCode!, headers)
  response.end(ofRelease(await text(upstream), version))
}

/** The path at the product; null for a file of another release. */
function pathOf(path: string, version: number): string | null {
  if (!path.startsWith('/assets/') || !path.match(BUILT)) return path
  const bare = path.replace(/\.r\d+(?=\.(?:js|css)$)/, '')
  return ofRelease(bare, version) === path ? bare : null
}

/** A text of the first release as it reads in another release. */
function ofRelease(content: string, version: number): string {
  if (version === 1) return content
  return content
    .replaceAll(BUILT, `-$1.r${version}.$2`)
    .replace(/(<meta name="build" content="|\{"build":")\w+/, `$1release-${version}`)
}

function send({ request, response, product }: Exchange, path: string): Promise<IncomingMessage> {
  const { host: _host, origin, 'accept-encoding': _encoding, ...headers } = request.headers
  return new Promise((resolve, reject) => {
    const upstream = ask(
      product + path,
      { method: request.method, headers: { ...headers, ...(origin !== undefined && { origin: product }) } },
      resolve,
    )
    upstream.on('error', reject)
    request.pipe(upstream)
    response.on('close', () => upstream.destroy())
  })
}
