import type { HttpRequest } from '@adonisjs/core/http'
import { AppError } from '#core/http/errors/app_error'
import { isId } from '#core/runtime/ids'

/**
 * The id in the body on which authorization depends. Read before validation, because authorization comes first. Throws
 * VALIDATION_FAILED for anything but an id.
 */
export function idInBody(request: HttpRequest, field: string): string {
  const id = (request.body() as Record<string, unknown>)[field]
  if (typeof id === 'string' && isId(id)) return id.toLowerCase()
  const isMissing = id === undefined || id === null || id === ''
  const error = isMissing
    ? { field, rule: 'required', message: `The ${field} field must be defined` }
    : { field, rule: 'uuid', message: `The ${field} field must be a valid UUID` }
  throw new AppError('VALIDATION_FAILED', { fields: [error] })
}
