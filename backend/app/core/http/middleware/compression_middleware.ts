import compression from 'compression'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Events must not be buffered. */
const STREAM = 'text/event-stream'

const compress = compression({
  threshold: 1_024,
  filter: (request, response) =>
    !String(response.getHeader('content-type')).startsWith(STREAM) && compression.filter(request, response),
})

/** Compresses responses of at least a kilobyte, unless their route is `uncompressed`. */
export default class CompressionMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn): Promise<void> {
    compress(request.request as never, response.response as never, () => undefined)
    return next()
  }
}
