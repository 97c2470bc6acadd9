import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { isPreflight, mayRead, sendsApiToken } from '#core/http/origin/cross_origin'

/** What a page may send with an API token, and read of the answer. */
const REQUEST_HEADERS = 'authorization, content-type, idempotency-key'
const ANSWER_HEADERS = 'ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id'
const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const PREFLIGHT_SECONDS = 600

/**
 * Lets pages of the listed origins call the API with an API token, never with a session or cookies: those belong to our
 * own pages. https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export default class CrossOriginMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const { request, response } = ctx
    if (env.apiOrigins.length === 0 || !request.url().startsWith('/api/')) return next()
    response.vary('origin')
    const origin = request.header('origin')
    const isAllowed = mayRead(origin, env.apiOrigins)
    if (isPreflight(ctx)) {
      if (!isAllowed) return next()
      response.header('access-control-allow-origin', origin!)
      response.header('access-control-allow-methods', METHODS)
      response.header('access-control-allow-headers', REQUEST_HEADERS)
      response.header('access-control-max-age', PREFLIGHT_SECONDS)
      return response.noContent()
    }
    if (isAllowed && sendsApiToken(ctx)) {
      response.header('access-control-allow-origin', origin!)
      response.header('access-control-expose-headers', ANSWER_HEADERS)
    }
    return next()
  }
}
