import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'
import { isReasonable } from '#core/http/reasonable'

/** Refuses what no route could handle: see `isReasonable`. */
export default class ReasonableInputMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    if (!isReasonable(request.body()) || !isReasonable(request.qs())) throw new AppError('MALFORMED_REQUEST')
    return next()
  }
}
