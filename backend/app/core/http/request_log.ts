import type { HttpContext } from '@adonisjs/core/http'
import type { HttpRequestFinishedPayload } from '@adonisjs/core/types/http'
import { CLIENT_CLOSED_REQUEST, hasDisconnected } from './has_disconnected.js'
import { loggedPath } from './logged_path.js'
import { networkOf } from './network_of.js'
import { optionsOf } from './route_options.js'

/** What the security log calls a refused request. */
const REFUSALS: Record<number, string> = {
  401: 'request.unauthenticated',
  403: 'request.forbidden',
  429: 'request.limited',
}

/** Logs a finished request, without the query string: it may contain what a person typed. */
export function logRequest({ ctx, duration }: HttpRequestFinishedPayload): void {
  const { request, response, route } = ctx
  if (optionsOf(route).probe && response.getStatus() < 500) return
  const [seconds, nanoseconds] = duration
  const status = hasDisconnected(request) ? CLIENT_CLOSED_REQUEST : response.getStatus()
  const details = { method: request.method(), path: loggedPath(ctx), route: route?.pattern }
  const ms = Math.round(seconds * 1_000 + nanoseconds / 1_000_000)
  ctx.logger.info({ ...details, status, ms, ...whoSends(ctx) }, 'request')
  const event = REFUSALS[status] ?? refusedCredentials(ctx, status)
  if (event !== undefined) ctx.logger.info({ event, ...details, ...whoSends(ctx) }, 'security')
}

/** The user, if the route has asked for one, and the network of the client. */
function whoSends({ auth, request }: HttpContext) {
  // Undefined for a request that no middleware has seen.
  const user = (auth as typeof auth | undefined)?.user
  return { user: user?.id, network: networkOf(request.ip()) }
}

/** A refused password, code or link of a route that takes them. */
function refusedCredentials({ route }: HttpContext, status: number): string | undefined {
  const isRefused = status >= 400 && status < 500
  return isRefused && optionsOf(route).takesCredentials ? 'credentials.refused' : undefined
}
