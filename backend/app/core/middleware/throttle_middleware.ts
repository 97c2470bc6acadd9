import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { optionsOf, type RateLimit } from '#core/http/route_options'
import { addressKey } from '#core/rate_limit/address_key'
import { limitTraffic } from '#core/rate_limit/limit_traffic'

const { anonymous, signedIn, window: duration } = env.limits

/** Limits calls of the API: per user when the token is valid, else per address, and by the limit of the route. */
export default class ThrottleMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const { probe, uncounted, rateLimit } = optionsOf(ctx.route)
    if (ctx.request.url().startsWith('/api/') && !probe && !uncounted) await count(ctx)
    for (const limit of [rateLimit ?? []].flat()) await countRoute(ctx, limit)
    await next()
  }
}

async function count(ctx: HttpContext): Promise<void> {
  const userId = await userIdOf(ctx)
  const requests = userId === undefined ? anonymous : signedIn
  const key = userId === undefined ? addressOf(ctx) : `user:${userId}`
  await limitTraffic(key, { requests, duration })
}

/** A limit per user does not count requests without a session, which the route refuses. */
async function countRoute(ctx: HttpContext, { name, per, ...limit }: RateLimit): Promise<void> {
  const counted = per === 'user' ? await userIdOf(ctx) : addressOf(ctx)
  if (counted !== undefined) await limitTraffic(`${name}:${counted}`, limit)
}

async function userIdOf({ auth, request }: HttpContext): Promise<string | undefined> {
  const isKnown = request.header('authorization') !== undefined && (await auth.check())
  return isKnown ? auth.user?.id : undefined
}

const addressOf = ({ request }: HttpContext) => `address:${addressKey(request.ip())}`
