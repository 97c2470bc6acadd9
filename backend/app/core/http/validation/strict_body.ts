import { HttpRequest, RequestValidator } from '@adonisjs/core/http'
import { VineObject } from '@vinejs/vine'
import { refuseUnknownFields } from './unknown_fields.js'

/**
 * Makes `request.validateUsing` validate the body alone, so that no query parameter, header or cookie is taken for a
 * field, and refuse unknown fields.
 */
export function validateBodiesStrictly(): void {
  HttpRequest.macro('validateUsing', async function (this: HttpRequest, validator, ...[options]) {
    const data = this.body()
    refuseUnknownFields(data, fieldsOf(validator))
    const withBody: typeof options = { ...options!, data }
    return new RequestValidator(this.ctx!).validateUsing(validator, withBody)
  })
}

const known = new WeakMap<object, Set<string>>()

function fieldsOf(validator: { schema: unknown }): Set<string> {
  const fields = known.get(validator) ?? readFields(validator.schema)
  known.set(validator, fields)
  return fields
}

function readFields(schema: unknown): Set<string> {
  if (!(schema instanceof VineObject)) throw new Error('A body is validated by an object with fields')
  return new Set(Object.keys(schema.getProperties()))
}
