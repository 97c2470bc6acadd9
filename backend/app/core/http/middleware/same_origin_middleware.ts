import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/http/errors/app_error'
import { isSameOrigin } from '#core/http/origin/same_origin'

/** For routes that are authenticated by a cookie: refuses requests from pages of another origin. */
export default class SameOriginMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    if (!isSameOrigin(request)) throw new AppError('FORBIDDEN')
    return next()
  }
}
