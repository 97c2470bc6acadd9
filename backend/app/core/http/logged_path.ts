import type { HttpContext } from '@adonisjs/core/http'
import { optionsOf, secretAddress } from './route_options.js'

/**
 * The path of a request without secrets, for the log. Whatever follows the prefix of a secret is redacted even if no
 * route matches, because a mistyped secret is almost the correct one.
 */
export function loggedPath({ request, route }: HttpContext): string {
  const isExact = route !== undefined && !route.pattern.includes('*')
  if (isExact && optionsOf(route).secretParam === undefined) return request.url()
  return request.url().replace(secretAddress(), '$1[redacted]')
}
