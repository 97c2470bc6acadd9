import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { requestIdOf } from '#core/http/request/request_id'
import { statusOf } from '#core/http/request_log'
import { activeSpan, below, parseTraceparent, spanChannel } from './active_span.js'

/** The trace of a client is accepted only behind a proxy. */
const parentOf = ({ request }: HttpContext) =>
  env.trustedProxies > 0 ? parseTraceparent(request.header('traceparent')) : undefined

/** A span for each request, until its handler is done: method, route pattern and status. No path, query or headers. */
export function traceRequests(tracer: Tracer): void {
  const { start, asyncEnd } = spanChannel<{ ctx: HttpContext }>('adonisjs.http.request')
  start.bindStore(activeSpan, ({ ctx }) =>
    tracer.startSpan(ctx.request.method(), { kind: SpanKind.SERVER }, below(parentOf(ctx))),
  )
  asyncEnd.subscribe((message) => {
    const { ctx } = message as { ctx: HttpContext }
    const route = ctx.route?.pattern ?? 'none'
    const status = statusOf(ctx)
    const span = activeSpan.getStore()
    span?.updateName(`${ctx.request.method()} ${route}`).setAttributes({
      'http.request.method': ctx.request.method(),
      'http.route': route,
      'http.response.status_code': status,
      'fanfare.request_id': requestIdOf(ctx.request.request.headers),
      ...(ctx.refusal !== undefined && { 'error.type': ctx.refusal }),
    })
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
