import { subscribe } from 'node:diagnostics_channel'
import { SpanKind, SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api'
import { activeSpan, below } from './active_span.js'

/**
 * The messages of undici, and with it of Node's own `fetch`:
 * https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md
 */
interface CallMessage {
  request: { method: string }
  response?: { statusCode: number }
}

const FAILED_FROM = 400

/**
 * A span for each request to another service (Slack, AI providers, linked pages) of a traced request or job, until its
 * response is read. It has only the method and the status: the address may contain a secret, or be a link that a member
 * shared.
 */
export function traceCalls(tracer: Tracer): void {
  const spans = new WeakMap<object, Span>()
  const on = (event: string, follow: (message: CallMessage, span: Span | undefined) => void) =>
    subscribe(`undici:request:${event}`, (message) => {
      const call = message as CallMessage
      follow(call, spans.get(call.request))
    })

  on('create', ({ request }) => {
    const parent = activeSpan.getStore()
    if (parent === undefined) return
    const options = { kind: SpanKind.CLIENT, attributes: { 'http.request.method': request.method } }
    spans.set(request, tracer.startSpan(`call ${request.method}`, options, below(parent.spanContext())))
  })
  on('headers', ({ response }, span) => {
    span?.setAttribute('http.response.status_code', response!.statusCode)
    if (response!.statusCode >= FAILED_FROM) span?.setStatus({ code: SpanStatusCode.ERROR })
  })
  on('trailers', (_, span) => span?.end())
  on('error', (_, span) => span?.setStatus({ code: SpanStatusCode.ERROR }).end())
}
