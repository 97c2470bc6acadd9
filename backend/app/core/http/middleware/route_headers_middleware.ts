import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { optionsOf } from '#core/http/route_options'

/** Sets the headers from the options of a route. Error responses are never cached. */
export default class RouteHeadersMiddleware {
  handle({ response, route }: HttpContext, next: NextFn): Promise<void> {
    const { cacheControl, secretParam, secretQuery, uncompressed } = optionsOf(route)
    if (cacheControl !== undefined) response.header('cache-control', cacheControl)
    if (uncompressed) response.append('cache-control', 'no-transform')
    if (secretParam !== undefined || secretQuery) response.header('referrer-policy', 'no-referrer')
    return next()
  }
}
