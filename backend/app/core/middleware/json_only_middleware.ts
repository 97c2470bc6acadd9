import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Refuses bodies of other types before they are read. */
export default class JsonOnlyMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    const type = request.header('content-type') ?? ''
    const isEmpty = request.header('content-length') === '0' || !request.hasBody()
    if (!isEmpty && !JSON_TYPE.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
    return next()
  }
}
