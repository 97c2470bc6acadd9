import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import { PrecompressedFiles } from '#core/files/client_files'

const files = new PrecompressedFiles(app.publicPath())

/**
 * Serves the files of the built web client, compressed at build time. API requests skip it, so they never touch the
 * disk.
 */
export default class StaticFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    const { request, response } = ctx
    if (request.url().startsWith('/api/')) return next()
    const raw = request.request
    const { url } = raw
    const variants = files.variantsOf(request.url())
    if (variants.length > 0) response.vary('Accept-Encoding')
    const accepted = request.encodings()
    const variant = variants.find(({ encoding }) => accepted.includes(encoding))
    if (variant !== undefined) raw.url = variant.path
    const server = await ctx.containerResolver.make(StaticMiddleware)
    return server.handle(ctx, () => {
      raw.url = url
      return next()
    })
  }
}
