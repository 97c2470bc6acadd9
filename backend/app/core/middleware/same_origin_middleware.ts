import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'
import { isSameOrigin } from '#core/http/same_origin'

/** For routes where a cookie is enough to act: refuses requests that a page of another origin sends. */
export default class SameOriginMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    if (!isSameOrigin(request)) throw new AppError('FORBIDDEN')
    return next()
  }
}
