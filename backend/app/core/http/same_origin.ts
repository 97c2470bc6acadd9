import type { HttpRequest } from '@adonisjs/core/http'
import env from '#start/env'

/** What `Sec-Fetch-Site` says of a request that no other site has caused. */
const OWN = new Set(['same-origin', 'none'])

/**
 * Whether a page of this server, or no page at all, sends a request. Browsers send `Sec-Fetch-Site` over HTTPS and
 * `Origin` with every POST; clients that are no browsers send neither.
 */
export function isSameOrigin(request: HttpRequest): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return OWN.has(site)
  const origin = request.header('origin')
  return origin === undefined || [originOf(env.appUrl), `http://${request.header('host')}`].includes(origin)
}

const originOf = (url: string) => new URL(url).origin
