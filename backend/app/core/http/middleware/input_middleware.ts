import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/http/errors/app_error'
import { isWithinInputLimits } from '#core/http/request/input_limits'
import { parseJsonBody } from '#core/http/request/json_body'
import { optionsOf } from '#core/http/route_options'
import { refuseUnknownFields } from '#core/http/validation/unknown_fields'

const NO_FIELDS = new Set<string>()

/**
 * Parses the body, which the body parser only reads: the framework's JSON parser copies the result recursively before
 * it can be checked, so a deeply nested body would overflow the stack.
 */
export default class InputMiddleware {
  handle({ request, route }: HttpContext, next: NextFn): Promise<void> {
    if (!isWithinInputLimits(request.qs())) throw new AppError('MALFORMED_REQUEST')
    const { signedBody, withoutBody, largeBody } = optionsOf(route)
    const text = request.raw()
    if (text && !signedBody) request.updateBody(parseJsonBody(text, largeBody?.keys))
    if (withoutBody) refuseUnknownFields(request.body(), NO_FIELDS)
    return next()
  }
}
