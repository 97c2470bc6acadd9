import type { HttpRequestFinishedPayload } from '@adonisjs/core/types/http'
import { isProbe } from './probes.js'

/** Addresses of which the last part is a secret that opens something. */
const SECRET = /^(\/(?:api\/organizations\/invitations|invitations?|reset-password)\/)(?!approve$).+/

const withoutSecret = (path: string) => path.replace(SECRET, '$1[redacted]')

/** Writes one line for an answered request. The query string stays out: it may carry what a person typed. */
export function logRequest({ ctx, duration }: HttpRequestFinishedPayload): void {
  const { request, response } = ctx
  const path = request.url()
  if (isProbe(path) && response.getStatus() < 500) return
  const [seconds, nanoseconds] = duration
  ctx.logger.info(
    {
      method: request.method(),
      path: withoutSecret(path),
      route: ctx.route?.pattern,
      status: response.getStatus(),
      ms: Math.round(seconds * 1_000 + nanoseconds / 1_000_000),
    },
    'request',
  )
}
