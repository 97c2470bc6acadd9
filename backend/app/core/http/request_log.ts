import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { HttpRequestFinishedPayload } from '@adonisjs/core/types/http'
import type { ErrorCode } from '#contract/error_code'
import { CLIENT_HEADER, CLIENT_VERSION } from '#contract/core/rules/desktop'
import { networkOf } from './origin/client_address.js'
import { optionsOf, secretAddress } from './route_options.js'

/** The name of a refused request in the security log, by its status. */
const BY_STATUS: Record<number, string> = {
  401: 'request.unauthenticated',
  403: 'request.forbidden',
  429: 'request.limited',
}

/**
 * The name by error code: a signed-in user failed to prove their identity, or our clients never send such a
 * request.
 */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  INVALID_PASSWORD: 'credentials.refused',
  TWO_FACTOR_CODE_INVALID: 'credentials.refused',
  MALFORMED_REQUEST: 'request.malformed',
  UNSUPPORTED_MEDIA_TYPE: 'request.malformed',
  PAYLOAD_TOO_LARGE: 'request.malformed',
}

/** Logs a finished request, without the query string, which may contain user input. */
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
  const event = securityEventOf(ctx, status)
  if (event !== undefined) ctx.logger.info({ event, ...details, ...whoSends(ctx) }, 'security')
}

/**
 * The path of a request without secrets, for the log. Whatever follows the prefix of a secret is redacted even if no
 * route matches, because a mistyped secret is almost the correct one.
 */
export function loggedPath({ request, route }: HttpContext): string {
  const isExact = route !== undefined && !route.pattern.includes('*')
  if (isExact && optionsOf(route).secretParam === undefined) return request.url()
  return request.url().replace(secretAddress(), '$1[redacted]')
}

/** The desktop client and its version. The rest of the header is not logged, because it may be arbitrary text. */
function clientOf(header: string | undefined): string | undefined {
  return header !== undefined && CLIENT_VERSION.test(header) ? header : undefined
}

/** The status in the log of a request whose client disconnected before it was read, as nginx logs it. */
const CLIENT_CLOSED_REQUEST = 499

/** The status of a finished request. */
export const statusOf = ({ request, response }: HttpContext) =>
  hasDisconnected(request) ? CLIENT_CLOSED_REQUEST : response.getStatus()

/** Whether the client disconnected before it had sent the whole request, or before its body was read. */
export function hasDisconnected(incoming: HttpRequest): boolean {
  const { request } = incoming
  const isUnread = !request.complete || (incoming.hasBody() && !request.readableEnded)
  return isUnread && request.socket.destroyed
}

/** The user, if the route has authenticated one, and the network of the client. */
function whoSends({ auth, request }: HttpContext) {
  // Undefined for a request that reached no middleware.
  const user = (auth as typeof auth | undefined)?.user
  return { user: user?.id, network: networkOf(request.ip()) }
}

/** The name of a refused request in the security log; undefined if it is not logged there. */
export function securityEventOf({ refusal, route }: HttpContext, status: number): string | undefined {
  const isRefused = status >= 400 && status < 500
  const known = BY_STATUS[status] ?? (refusal && BY_CODE[refusal])
  return known ?? (isRefused && optionsOf(route).takesCredentials ? 'credentials.refused' : undefined)
}
