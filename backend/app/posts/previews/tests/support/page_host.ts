import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '#core/network/network'

/** The address that stands in for the public internet. */
export const HERE = '127.0.0.1'

type Page = (request: IncomingMessage, response: ServerResponse) => void

/** A server that answers for all hosts, with pages by `host/path`, and records its visits. */
export interface PageHost {
  port: number
  visits: IncomingMessage[]
  pages: Record<string, Page>
  close: () => Promise<void>
}

export async function openPageHost(): Promise<PageHost> {
  const visits: IncomingMessage[] = []
  const pages: Record<string, Page> = {}
  const answer: RequestListener = (request, response) => {
    visits.push(request)
    const page = pages[`${request.headers.host}${request.url}`]
    if (page) page(request, response)
    else response.writeHead(404).end()
  }
  const server = createServer(answer).listen(0, HERE)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    visits,
    pages,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An HTML page, with optional headers. */
export const html = (body: string | Buffer, headers: Record<string, string> = {}): Page => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  }
}

/** A JSON document. */
export const json = (body: unknown): Page =>
  html(JSON.stringify(body), { 'content-type': 'application/json' })

/** A redirect to any location, including invalid ones. */
export const redirect = (location: string, status = 302, headers: Record<string, string> = {}): Page => {
  return (_request, response) => void response.writeHead(status, { location, ...headers }).end()
}

/** A network in which all names resolve to the host, except those in `names`. */
export function networkTo({ port }: { port: number }, names: Record<string, string[]> = {}) {
  const asked: string[] = []
  const network: Network = {
    async resolve(host) {
      asked.push(host)
      return names[host] ?? [HERE]
    },
    isPublic: (address) => address === HERE,
    ports: { 'http:': port, 'https:': port },
  }
  return { network, asked }
}
