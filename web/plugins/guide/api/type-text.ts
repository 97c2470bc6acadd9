import { escape } from '../page.ts'
import type { Schema } from './description.ts'

const FORMATS: Record<string, string> = { uuid: 'id', 'date-time': 'instant', email: 'email' }

/** The name of a field, which may break between its words. */
export const nameText = (name: string) => escape(name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, '<wbr>')

/** A schema in the notation of TypeScript, as HTML; types of the API are links. */
export function typeText(schema: Schema): string {
  const { $ref, type, anyOf } = schema
  if ($ref !== undefined) return typeLink($ref.split('/').at(-1)!)
  if (schema.contentMediaType !== undefined) return 'file'
  if ('const' in schema) return escape(JSON.stringify(schema.const))
  if (schema.enum !== undefined) return schema.enum.map((word) => escape(JSON.stringify(word))).join(' | ')
  if (anyOf !== undefined) return anyOf.map(typeText).join(' | ')
  if (type === 'null') return 'null'
  if (Array.isArray(type)) return type.map((each) => typeText({ ...schema, type: each })).join(' | ')
  if (type === 'array') return arrayText(schema)
  if (type === 'object') return objectText(schema)
  return FORMATS[schema.format ?? ''] ?? type ?? 'anything'
}

const typeLink = (name: string) => `<a href="/help/api/types#${name}">${name}</a>`

function arrayText({ items = {}, prefixItems }: Schema): string {
  if (prefixItems !== undefined) return `[${prefixItems.map(typeText).join(', ')}]`
  const text = typeText(items)
  return text.includes(' | ') ? `(${text})[]` : `${text}[]`
}

function objectText({ properties, required = [], additionalProperties }: Schema): string {
  if (properties === undefined)
    return typeof additionalProperties === 'object' ? `{ [name]: ${typeText(additionalProperties)} }` : '{}'
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${escape(name)}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`
}

/** The limits of a value in words: `1 to 200 characters`. */
export function limitsText(schema: Schema): string {
  const list = schema.type === 'array'
  const [least, most, unit] = list
    ? [schema.minItems, schema.maxItems, 'entries']
    : schema.type === 'integer' || schema.type === 'number'
      ? [schema.minimum, schema.maximum, '']
      : [schema.minLength, schema.maxLength, 'characters']
  if (least === undefined && most === undefined) return ''
  const range =
    most === undefined ? `at least ${least}` : least === undefined ? `at most ${most}` : `${least} to ${most}`
  return `${range} ${unit}`.trim()
}
