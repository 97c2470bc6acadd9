import { AppError } from '#core/errors/app_error'

/** Throws VALIDATION_FAILED with the name of every field of `body` that is not in `known`. */
export function refuseUnknownFields(body: object, known: ReadonlySet<string>): void {
  const fields = Object.keys(body)
    .filter((field) => !known.has(field))
    .map((field) => ({ field, rule: 'unknown', message: `The ${field} field is not known` }))
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields })
}
