import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/errors/app_error'
import { isWithinInputLimits } from '#core/http/input_limits'

/** Refuses input beyond the limits of every route, see `isWithinInputLimits`. */
export default class InputLimitsMiddleware {
  handle({ request }: HttpContext, next: NextFn): Promise<void> {
    if (!isWithinInputLimits(request.body()) || !isWithinInputLimits(request.qs()))
      throw new AppError('MALFORMED_REQUEST')
    return next()
  }
}
