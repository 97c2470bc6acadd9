import type { HttpRequest } from '@adonisjs/core/http'
import env from '#start/env'

/** Values of `Sec-Fetch-Site` for requests that no other site has initiated. */
const OWN = new Set(['same-origin', 'none'])

/**
 * Whether a request comes from a page of this server, or from no page at all. Browsers send `Sec-Fetch-Site` over HTTPS
 * and `Origin` with every POST; other clients send neither.
 */
export function isSameOrigin(request: HttpRequest): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return OWN.has(site)
  const origin = request.header('origin')
  return origin === undefined || [originOf(env.appUrl), `http://${request.header('host')}`].includes(origin)
}

const originOf = (url: string) => new URL(url).origin
