import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import { optionsOf } from '#core/http/route_options'
import { addressKey } from '#core/rate_limit/address_key'

const { anonymous, signedIn, window: duration } = env.limits

/** Limits calls of the API: per user when the token is valid, else per address. */
export default class ThrottleMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const { probe, uncounted } = optionsOf(ctx.route)
    if (ctx.request.url().startsWith('/api/') && !probe && !uncounted) await count(ctx)
    await next()
  }
}

async function count({ auth, request }: HttpContext): Promise<void> {
  const isKnown = request.header('authorization') !== undefined && (await auth.check())
  const requests = isKnown ? signedIn : anonymous
  const key = isKnown ? `user:${auth.user?.id}` : `address:${addressKey(request.ip())}`
  await limiter.use({ requests, duration }).consume(key)
}
