import type { HttpContext } from '@adonisjs/core/http'
import type { HttpRequestFinishedPayload } from '@adonisjs/core/types/http'
import type { ErrorCode } from '#contract/error_code'
import { CLIENT_HEADER, CLIENT_VERSION } from '#contract/rules/desktop'
import { CLIENT_CLOSED_REQUEST, hasDisconnected } from './has_disconnected.js'
import { loggedPath } from './logged_path.js'
import { networkOf } from './network_of.js'
import { optionsOf } from './route_options.js'

/** What the security log calls a refused request, by its status. */
const BY_STATUS: Record<number, string> = {
  401: 'request.unauthenticated',
  403: 'request.forbidden',
  429: 'request.limited',
}

/** What it calls one by its code: a wrong proof of a signed-in person, and what no client of ours sends. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  INVALID_PASSWORD: 'credentials.refused',
  TWO_FACTOR_CODE_INVALID: 'credentials.refused',
  MALFORMED_REQUEST: 'request.malformed',
  UNSUPPORTED_MEDIA_TYPE: 'request.malformed',
  PAYLOAD_TOO_LARGE: 'request.malformed',
}

/** Logs a finished request, without the query string: it may contain what a person typed. */
export function logRequest({ ctx, duration }: HttpRequestFinishedPayload): void {
  const { request, route } = ctx
  if (optionsOf(route).probe && ctx.refusal === undefined) return
  const [seconds, nanoseconds] = duration
  const status = statusOf(ctx)
  const details = {
    method: request.method(),
    path: loggedPath(ctx),
    route: route?.pattern,
    code: ctx.refusal,
    client: clientOf(request.header(CLIENT_HEADER)),
  }
  const ms = Math.round(seconds * 1_000 + nanoseconds / 1_000_000)
  ctx.logger.info({ ...details, status, ms, ...whoSends(ctx) }, 'request')
  const event = refusalOf(ctx, status)
  if (event !== undefined) ctx.logger.info({ event, ...details, ...whoSends(ctx) }, 'security')
}

/** The desktop client and its version. Whatever else is in the header may be a text of a person. */
function clientOf(header: string | undefined): string | undefined {
  return header !== undefined && CLIENT_VERSION.test(header) ? header : undefined
}

/** The status of a request that is done. */
export const statusOf = ({ request, response }: HttpContext) =>
  hasDisconnected(request) ? CLIENT_CLOSED_REQUEST : response.getStatus()

/** The user, if the route has asked for one, and the network of the client. */
function whoSends({ auth, request }: HttpContext) {
  // Undefined for a request that no middleware has seen.
  const user = (auth as typeof auth | undefined)?.user
  return { user: user?.id, network: networkOf(request.ip()) }
}

function refusalOf({ refusal, route }: HttpContext, status: number): string | undefined {
  const isRefused = status >= 400 && status < 500
  const known = BY_STATUS[status] ?? (refusal && BY_CODE[refusal])
  return known ?? (isRefused && optionsOf(route).takesCredentials ? 'credentials.refused' : undefined)
}
