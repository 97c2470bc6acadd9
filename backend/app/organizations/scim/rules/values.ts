import { isBlank, oneLine } from '#contract/core/rules/visible_text'
import { invalidSyntax, invalidValue } from '#organizations/scim/errors'

const TEXT_MAX = 255

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of an object by their lower-case names, because names of attributes ignore case. Throws invalidSyntax. */
export function foldedFields(value: unknown, what: string): Fields {
  if (!isFields(value)) throw invalidSyntax(`${what} is not an object.`)
  const folded = Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inner] as const)
  const fields = Object.fromEntries(folded)
  if (Object.keys(fields).length < folded.length) throw invalidSyntax(`${what} has an attribute twice.`)
  return fields
}

/** Some directories send the value of a simple attribute as a list of one object. */
export function unwrapped(value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== 1) return value
  const [only] = value as unknown[]
  return isFields(only) && 'value' in only ? only.value : only
}

/** A text on one line, or null without visible characters. Throws invalidValue. */
export function textValue(value: unknown, name: string): string | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') throw invalidValue(`${name} is not a text.`)
  if (value.length > TEXT_MAX * 2 || oneLine(value).length > TEXT_MAX)
    throw invalidValue(`${name} has at most ${TEXT_MAX} characters.`)
  return isBlank(value) ? null : oneLine(value)
}

/** A boolean, also as the text that Entra sends. Throws invalidValue. */
export function flagValue(value: unknown, name: string): boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (text === 'true') return true
  if (text === 'false') return false
  throw invalidValue(`${name} is neither true nor false.`)
}

/** Throws invalidValue unless the schema of the resource is named. */
export function requireSchema(schemas: unknown, schema: string): void {
  const named =
    Array.isArray(schemas) && schemas.some((each) => String(each).toLowerCase() === schema.toLowerCase())
  if (!named) throw invalidValue(`schemas does not name ${schema}.`)
}
