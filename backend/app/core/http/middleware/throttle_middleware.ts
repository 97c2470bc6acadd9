import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { optionsOf, type RateLimit } from '#core/http/route_options'
import { addressKey, isTrustedAddress } from '#core/http/origin/client_address'
import { limitTraffic } from '#core/http/rate_limit/limit_traffic'
import { followLimits, type LimitLeft } from '#core/http/rate_limit/limits_left'

const { anonymous, signedIn, window: duration } = env.limits

/** Limits API requests: per user when the token is valid, else per address, and by the limit of the route. */
export default class ThrottleMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    await followLimits(async (read) => {
      try {
        await countRequest(ctx)
        await next()
      } finally {
        showLimit(ctx, read())
      }
    })
  }
}

async function countRequest(ctx: HttpContext): Promise<void> {
  const { probe, uncounted, rateLimit } = optionsOf(ctx.route)
  if (ctx.request.url().startsWith('/api/') && !probe && !uncounted) await count(ctx)
  for (const limit of [rateLimit ?? []].flat()) await countRoute(ctx, limit)
}

/** Sends the headers of draft-ietf-httpapi-ratelimit-headers-10 for the limit with the fewest requests left. */
function showLimit({ response }: HttpContext, left: LimitLeft | undefined): void {
  if (left === undefined || response.headersSent) return
  const { key, limit, remaining, window, availableIn } = left
  const name = key.split(':')[0]
  response.header('ratelimit-policy', `"${name}";q=${limit};w=${window}`)
  response.header('ratelimit', `"${name}";r=${remaining};t=${availableIn}`)
}

async function count(ctx: HttpContext): Promise<void> {
  const userId = await userIdOf(ctx)
  const requests = userId === undefined ? anonymous : signedIn
  const key = userId === undefined ? addressOf(ctx) : `user:${userId}`
  if (key !== null) await limitTraffic(key, { requests, duration })
}

/**
 * A limit per user does not count requests without a session, which the route refuses; a limit per address does not
 * count requests from a trusted network.
 */
async function countRoute(ctx: HttpContext, { name, per, ...limit }: RateLimit): Promise<void> {
  const counted = per === 'user' ? ((await userIdOf(ctx)) ?? null) : addressOf(ctx)
  if (counted !== null) await limitTraffic(`${name}:${counted}`, limit)
}

async function userIdOf({ auth, request }: HttpContext): Promise<string | undefined> {
  const isKnown = request.header('authorization') !== undefined && (await auth.check())
  return isKnown ? auth.user?.id : undefined
}

const addressOf = ({ request }: HttpContext) =>
  isTrustedAddress(request.ip()) ? null : `address:${addressKey(request.ip())}`
