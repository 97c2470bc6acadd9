import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { optionsOf } from '#core/http/route_options'
import { addressLimitKey, signedInUser } from '#core/http/rate_limit/counted_client'
import { limitTraffic } from '#core/http/rate_limit/limit_traffic'
import { followLimits, type LimitLeft } from '#core/http/rate_limit/limits_left'

const { anonymous, signedIn, window: duration } = env.limits

/** Limits API requests: per user or API token when that is valid, else per address. */
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

/** Sends the headers of draft-ietf-httpapi-ratelimit-headers-10 for the limit with the fewest requests left. */
function showLimit({ response }: HttpContext, left: LimitLeft | undefined): void {
  if (left === undefined || response.headersSent) return
  const { key, limit, remaining, window, availableIn } = left
  const name = key.split(':')[0]
  response.header('ratelimit-policy', `"${name}";q=${limit};w=${window}`)
  response.header('ratelimit', `"${name}";r=${remaining};t=${availableIn}`)
}

async function countRequest(ctx: HttpContext): Promise<void> {
  const { probe, uncounted } = optionsOf(ctx.route)
  if (!ctx.request.url().startsWith('/api/') || probe || uncounted) return
  const user = await signedInUser(ctx)
  const requests = user === undefined ? anonymous : signedIn
  const key = user === undefined ? addressLimitKey(ctx) : keyOf(user)
  if (key !== null) await limitTraffic(key, { requests, duration })
}

/** A program does not use up the requests of its user, so each API token has its own count. */
const keyOf = ({ id, currentAccessToken }: NonNullable<Awaited<ReturnType<typeof signedInUser>>>) =>
  currentAccessToken.type === 'session' ? `user:${id}` : `token:${String(currentAccessToken.identifier)}`
