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
  /** Gives the first data of pages the build of another server. Without a name, they have that of the release again. */
  announce: (build?: string) => void
  /** Accepts requests for pages, and does not answer them. */
  stallPages: () => void
  stop: () => void
}

/** What the server does at the moment. */
interface State {
  version: number
  announced?: string
  stallsPages: boolean
}

/** A fixture: releases in front of the product, for one test. */
export async function useReleases(
  { baseURL }: { baseURL: string | undefined },
  use: (releases: Releases) => Promise<void>,
): Promise<void> {
  const releases = await startReleases(baseURL!)
  await use(releases)
  releases.stop()
}

/** `product` is the address of the product. */
async function startReleases(product: string): Promise<Releases> {
  const state: State = { version: 1, stallsPages: false }
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    // A release breaks off the answers that are on their way.
    answer({ request, response, product }, { ...state }).catch(() => response.destroy())
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
      state.version += 1
      closeConnections()
    },
    announce: (build) => {
      state.announced = build
    },
    stallPages: () => {
      state.stallsPages = true
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

async function answer(exchange: Exchange, state: State): Promise<void> {
  const { request, response } = exchange
  const { version } = state
  if (state.stallsPages && request.headers.accept?.includes('text/html')) return
  const path = pathOf(request.url!, version)
  if (path === null) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('No such file')
  const upstream = await send(exchange, path).catch(() => null)
  if (upstream === null) return void response.writeHead(502).end()
  const { 'content-type': type = '' } = upstream.headers
  if (path.startsWith('/api/') || !REWRITTEN.test(type)) {
    response.writeHead(upstream.statusCode!, { ...upstream.headers, ...buildOf(upstream, state) })
    return void upstream.pipe(response)
  }
  const { etag: _etag, 'last-modified': _modified, 'content-length': _length, ...headers } = upstream.headers
  response.writeHead(upstream.statusCode!, headers)
  response.end(ofRelease(await text(upstream), version))
}

/** The header with the build of the first data of a page. */
function buildOf({ headers }: IncomingMessage, { version, announced }: State) {
  if (headers['page-build'] === undefined) return {}
  const released = version === 1 ? headers['page-build'] : `release-${version}`
  return { 'page-build': announced ?? released }
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
