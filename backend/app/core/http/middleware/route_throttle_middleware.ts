import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { optionsOf, type RateLimit } from '#core/http/route_options'
import { addressLimitKey, signedInUser } from '#core/http/rate_limit/counted_client'
import { limitTraffic } from '#core/http/rate_limit/limit_traffic'

/** Limits the requests of a route as it declares. API tokens that may not reach it are refused before. */
export default class RouteThrottleMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    for (const limit of [optionsOf(ctx.route).rateLimit ?? []].flat()) await countRoute(ctx, limit)
    return next()
  }
}

/**
 * A limit per user does not count requests without a session, which the route refuses; a limit per address does not
 * count requests from a trusted network.
 */
async function countRoute(ctx: HttpContext, { name, per, ...limit }: RateLimit): Promise<void> {
  const counted = per === 'user' ? ((await signedInUser(ctx))?.id ?? null) : addressLimitKey(ctx)
  if (counted !== null) await limitTraffic(`${name}:${counted}`, limit)
}
