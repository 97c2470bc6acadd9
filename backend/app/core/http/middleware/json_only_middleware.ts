import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#core/http/errors/app_error'
import { optionsOf } from '#core/http/route_options'

const JSON_TYPE = /^application\/json\s*(;|$)/i
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i
const FILE_TYPE = /^multipart\/form-data\s*;/i

/** Refuses bodies of other types before they are read, except files and forms on routes that accept or ignore them. */
export default class JsonOnlyMiddleware {
  handle({ request, route }: HttpContext, next: NextFn): Promise<void> {
    const type = request.header('content-type') ?? ''
    if (FILE_TYPE.test(type) && optionsOf(route).takesFile) return next()
    const { ignoresForm, signedBody } = optionsOf(route)
    if (FORM_TYPE.test(type) && (ignoresForm || signedBody)) return next()
    const { largeBody } = optionsOf(route)
    const isLarge = largeBody !== undefined && type.split(';')[0]!.trim().toLowerCase() === largeBody.type
    const isEmpty = request.header('content-length') === '0' || !request.hasBody()
    if (!isEmpty && !isLarge && !JSON_TYPE.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
    return next()
  }
}
