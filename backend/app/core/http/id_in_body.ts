import type { HttpRequest } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { isId } from '#core/ids'

/**
 * The id in the body that authorization depends on. Read before validation, because authorization comes first.
 * Throws VALIDATION_FAILED for anything that is not an id.
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
