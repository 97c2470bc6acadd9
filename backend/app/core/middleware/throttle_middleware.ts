import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'
import { isProbe } from '#core/http/probes'
import { isPicture } from '#core/http/uploads'
import { addressKey } from '#core/rate_limit/address_key'

const { anonymous, signedIn, window: duration } = env.limits

/** Counts calls of the API: those of a signed-in person by person, all others by address. A wrong token is no person. */
export default class ThrottleMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const path = ctx.request.url()
    if (path.startsWith('/api/') && !isProbe(path) && !isPicture(path)) await count(ctx)
    await next()
  }
}

async function count({ auth, request }: HttpContext): Promise<void> {
  const isKnown = request.header('authorization') !== undefined && (await auth.check())
  const requests = isKnown ? signedIn : anonymous
  const key = isKnown ? `user:${auth.user?.id}` : `address:${addressKey(request.ip())}`
  await limiter.use({ requests, duration }).consume(key)
}
