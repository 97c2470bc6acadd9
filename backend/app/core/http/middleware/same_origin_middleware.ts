import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { AppError } from '#core/http/errors/app_error'

/** For routes that are authenticated by a cookie: refuses requests from pages of another origin. */
export default class SameOriginMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    if (!isSameOrigin(request)) throw new AppError('FORBIDDEN')
    return next()
  }
}

/** Values of `Sec-Fetch-Site` for requests that no other site has initiated. */
const OWN = new Set(['same-origin', 'none'])

/**
 * Whether a request comes from a page of this server, or from no page at all. Browsers send `Sec-Fetch-Site` over HTTPS
 * and `Origin` with every POST; other clients send neither.
 */
function isSameOrigin(request: HttpRequest): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return OWN.has(site)
  const origin = request.header('origin')
  return origin === undefined || [originOf(env.appUrl), `http://${request.header('host')}`].includes(origin)
}

const originOf = (url: string) => new URL(url).origin
