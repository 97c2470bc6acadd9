import { AppError } from '#core/http/errors/app_error'

/** Throws VALIDATION_FAILED with the name of every field of `body` that is not in `known`. */
export function refuseUnknownFields(body: object, known: ReadonlySet<string>): void {
  const fields = Object.keys(body).filter((field) => !known.has(field))
  if (fields.length > 0) throw unknownFields(fields)
}

/** The error for unknown fields. */
export function unknownFields(names: string[]): AppError {
  const fields = names.map((field) => ({
    field,
    rule: 'unknown',
    message: `The ${field} field is not known`,
  }))
  return new AppError('VALIDATION_FAILED', { fields })
}
