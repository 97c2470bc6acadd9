import { attributeName } from '#organizations/scim/rules/attributes'
import { isFields, type Fields } from '#organizations/scim/rules/values'

/** Which attributes an answer has, by their lower-case names; all of them without a choice. */
export interface Projection {
  attributes: ReadonlySet<string> | null
  excluded: ReadonlySet<string>
}

const ALWAYS = new Set(['id', 'schemas'])

/** Reads `attributes` and `excludedAttributes`, which are separated by commas. */
export function readProjection(schema: string, attributes?: string, excluded?: string): Projection {
  const names = (list: string) =>
    new Set(
      list
        .split(',')
        .map((name) => attributeName(name.trim(), schema))
        .filter((name) => name !== ''),
    )
  const chosen = names(attributes ?? '')
  return { attributes: chosen.size === 0 ? null : chosen, excluded: names(excluded ?? '') }
}

/** Whether an answer has an attribute, or a part of it. */
export function isShown({ attributes, excluded }: Projection, name: string): boolean {
  if (attributes === null) return !excluded.has(name)
  return [...attributes].some((each) => each === name || each.startsWith(`${name}.`))
}

/** A resource with the attributes that were asked for; `id` and `schemas` are always among them. */
export function project(resource: object, projection: Projection): Fields {
  const shown = Object.entries(resource).flatMap(([name, value]) => {
    const key = name.toLowerCase()
    if (ALWAYS.has(key)) return [[name, value] as const]
    if (!isShown(projection, key)) return []
    return [[name, partsOf(key, value, projection)] as const]
  })
  return Object.fromEntries(shown)
}

function partsOf(name: string, value: unknown, { attributes, excluded }: Projection): unknown {
  if (!isFields(value)) return value
  const isWhole = attributes === null || attributes.has(name)
  const parts = Object.entries(value).filter(([part]) => {
    const path = `${name}.${part.toLowerCase()}`
    return isWhole ? !excluded.has(path) : attributes.has(path)
  })
  return Object.fromEntries(parts)
}
