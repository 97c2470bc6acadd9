import type { Facts } from './read_method.js'
import type { ValidatorUse } from './read_validator.js'
import type { ApiRoute } from './routes.js'
import type { JsonSchema } from './json_schema.js'
import type { TypeSchemas } from './type_schemas.js'

/** What has `toJSONSchema`: a validator of Vine. */
interface Validator {
  toJSONSchema(): JsonSchema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  style?: 'form'
  explode?: boolean
}

/** The schema of a validator, with the descriptions of the contract. */
async function schemaOf({ path, name, request }: ValidatorUse, types: TypeSchemas): Promise<JsonSchema> {
  const module: Record<string, Validator> = await import(`../${path.replace(/\.ts$/, '.js')}`)
  const schema = structuredClone(module[name]!.toJSONSchema())
  if (request === undefined) return schema
  const said = types.inline(request)
  // Vine takes a field that may be null for one that may be missing.
  const { required = schema.required } = said
  return { ...described(schema, said, types), ...(schema.properties && { required }) }
}

/** Adds what the contract says about each field, also within lists and objects. */
function described(schema: JsonSchema, said: JsonSchema, types: TypeSchemas): JsonSchema {
  const named = said.$ref === undefined ? said : types.components[said.$ref.split('/').at(-1)!]!
  const [first] = named.anyOf ?? []
  const known = first ?? named
  return {
    ...schema,
    ...(said.description !== undefined && { description: said.description }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties)
          .filter(([name]) => known.properties?.[name]?.not === undefined)
          .map(([name, field]) => [name, described(field, known.properties?.[name] ?? {}, types)]),
      ),
    }),
    ...(schema.items && { items: described(schema.items, known.items ?? {}, types) }),
  }
}

export async function bodyOf(route: ApiRoute, facts: Facts, types: TypeSchemas) {
  const [use] = facts.bodies
  const { takesFile } = route.options
  if (use === undefined && facts.fileField === undefined) return undefined
  const fields: JsonSchema = use ? await schemaOf(use, types) : { type: 'object', properties: {} }
  const { fileField = 'file' } = facts
  const file: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }
  const form = { ...fields, properties: { ...fields.properties, [fileField]: file } }
  return {
    required: use === undefined || (fields.required ?? []).length > 0,
    content: {
      ...(use && { 'application/json': { schema: fields } }),
      ...(takesFile && { 'multipart/form-data': { schema: form } }),
    },
  }
}

const IDEMPOTENCY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A text of your own: a repeated request with the same key has the same effect once.',
  schema: { type: 'string' },
}

export async function parametersOf(route: ApiRoute, facts: Facts, types: TypeSchemas): Promise<Parameter[]> {
  const path = Object.entries(route.matchers).map(([name, matcher]) => pathParameter(name, matcher))
  const queries = await Promise.all(facts.queries.map((use) => queryOf(use, types)))
  return [...path, ...queries.flat(), ...(facts.isIdempotent ? [IDEMPOTENCY] : [])]
}

function pathParameter(name: string, matcher: RegExp | undefined): Parameter {
  const words = /^\^?\(?(?:\?:)?([a-z]+(?:\|[a-z]+)*)\)?\$?$/.exec(matcher?.source ?? '')?.[1]
  const isId = matcher?.source.includes('[0-9a-f]{8}-')
  const schema: JsonSchema = { type: 'string' }
  if (words !== undefined) schema.enum = words.split('|')
  else if (isId && matcher!.source.startsWith('^[0-9a-f]{8}')) schema.format = 'uuid'
  else if (matcher !== undefined) schema.pattern = matcher.source
  return { name, in: 'path', required: true, schema }
}

async function queryOf(use: ValidatorUse, types: TypeSchemas): Promise<Parameter[]> {
  const { properties = {}, required = [] } = await schemaOf(use, types)
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
    ...(schema.type === 'array' && { style: 'form' as const, explode: false }),
  }))
}
