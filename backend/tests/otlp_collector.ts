import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string }
}

/** A span as OTLP sends it. */
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  status: { code?: number; message?: string }
  events?: unknown[]
}

interface TracesRequest {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** An OpenTelemetry collector for OTLP over HTTP with JSON. */
export async function startCollector(close: (closing: () => void) => void) {
  const requests: { path: string; authorization: string | undefined; body: TracesRequest }[] = []
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers
    const body = (await json(request)) as TracesRequest
    requests.push({ path: request.url ?? '', authorization, body })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: () =>
      requests.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}
