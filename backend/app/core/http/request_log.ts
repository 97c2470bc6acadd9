import type { HttpRequestFinishedPayload } from '@adonisjs/core/types/http'
import { CLIENT_CLOSED_REQUEST, hasDisconnected } from './has_disconnected.js'
import { loggedPath } from './logged_path.js'
import { optionsOf } from './route_options.js'

/** Logs a finished request, without the query string: it may contain what a person typed. */
export function logRequest({ ctx, duration }: HttpRequestFinishedPayload): void {
  const { request, response, route } = ctx
  if (optionsOf(route).probe && response.getStatus() < 500) return
  const [seconds, nanoseconds] = duration
  ctx.logger.info(
    {
      method: request.method(),
      path: loggedPath(ctx),
      route: route?.pattern,
      status: hasDisconnected(request) ? CLIENT_CLOSED_REQUEST : response.getStatus(),
      ms: Math.round(seconds * 1_000 + nanoseconds / 1_000_000),
    },
    'request',
  )
}
