import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sendsApiToken } from '#core/http/origin/cross_origin'
import { requireScope } from '#core/http/require_scope'
import { optionsOf } from '#core/http/route_options'
import { tokenOfPersonNeeded, tokenRefused } from '#identity/api_tokens/errors'

/**
 * Lets a request with an API token reach only routes that declare a scope, and only with that scope. What the token's
 * user may do there is then up to the policies, as with a session.
 */
export default class ApiTokenMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    if (sendsApiToken(ctx)) await requireScopeOf(ctx)
    return next()
  }
}

async function requireScopeOf({ auth, route }: HttpContext): Promise<void> {
  const user = await auth.authenticate()
  const { scope, byOrganization } = optionsOf(route)
  if (scope === undefined) throw tokenRefused()
  if (scope === 'any') return
  if (user.apiToken !== undefined && !byOrganization) throw tokenOfPersonNeeded()
  requireScope(user, scope)
}
