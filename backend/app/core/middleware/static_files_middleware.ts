import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/** Serves the files of the built web client. Calls of the API skip it, so they never touch the disk. */
export default class StaticFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    if (ctx.request.url().startsWith('/api/')) return next()
    const files = await ctx.containerResolver.make(StaticMiddleware)
    return files.handle(ctx, next)
  }
}
