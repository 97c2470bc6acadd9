import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import env from '#start/env'
import type { AnalyticsSettings } from '#start/analytics'

/** A request that a provider has received. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

type Cleanup = (undo: () => void) => void

/** Answers a request. */
export type Answer = (response: ServerResponse) => void

export const accepts: Answer = (response) => void response.writeHead(202).end('ok')

/** A provider on this machine. Returns its address and what it has received so far. */
export async function startProvider(cleanup: Cleanup, answer: Answer = accepts) {
  const received: Received[] = []
  const receive: RequestListener = async (request, response) => {
    received.push({ path: request.url!, headers: request.headers, body: JSON.parse(await text(request)) })
    answer(response)
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received }
}

/** Configures analytics for this test. */
export function useAnalytics(cleanup: Cleanup, settings: AnalyticsSettings | null): void {
  const changeable = env as { analytics: AnalyticsSettings | null }
  const previous = changeable.analytics
  changeable.analytics = settings
  cleanup(() => (changeable.analytics = previous))
}

/** Resolves once a condition holds; fails after two seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 2_000
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not come to that')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
