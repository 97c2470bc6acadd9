import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { optionsOf } from '../route_options.js'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * The methods of the routes at the path of a request. Empty for an unknown path, and if the matched route itself
 * produced the error.
 */
export function allowedMethods({ request, route }: HttpContext): string[] {
  if (route !== undefined && optionsOf(route).isKnown === undefined) return []
  const path = request.url()
  return METHODS.filter((method) => {
    const match = router.match(path, method, false)
    return match !== null && (optionsOf(match.route).isKnown?.(path) ?? true)
  })
}
