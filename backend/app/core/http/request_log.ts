import type { HttpRequestFinishedPayload } from '@adonisjs/core/types/http'
import { isProbe } from './probes.js'

/** Writes one line for an answered request. The query string stays out: it may carry what a person typed. */
export function logRequest({ ctx, duration }: HttpRequestFinishedPayload): void {
  const { request, response } = ctx
  const path = request.url()
  if (isProbe(path) && response.getStatus() < 500) return
  const [seconds, nanoseconds] = duration
  ctx.logger.info(
    {
      method: request.method(),
      path,
      route: ctx.route?.pattern,
      status: response.getStatus(),
      ms: Math.round(seconds * 1_000 + nanoseconds / 1_000_000),
    },
    'request',
  )
}
