import type { JsonSchema } from './json_schema.js'
import type { Parameter } from './requests.js'
import type { ApiRoute } from './routes.js'

/** What a field with this name contains in an example, where its schema allows more. */
const VALUES: Record<string, unknown> = {
  title: 'What we learnt from a hundred launches',
  url: 'https://www.linkedin.com/posts/ada_launches',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  content: 'The part about small launches is what I needed today.',
  slug: 'analytical-engines',
  description: 'An example.',
  returnTo: '/profile',
  message: 'Have a look at our newest post.',
  moderatorResponse: 'Thank you, we have looked at it.',
}

const variable = (name: string) => `$${name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()}`

function valueOf(name: string, schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.format === 'uuid') return variable(name)
  if (schema.anyOf !== undefined) return valueOf(name, schema.anyOf[0]!)
  const type = [schema.type].flat()[0]
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return [valueOf(name.replace(/s$/, ''), schema.items ?? {})]
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  if (schema.format === 'email') return VALUES.email
  return VALUES[name] ?? variable(name)
}

function objectOf({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, valueOf(name, properties[name] ?? {})]))
}

interface Request {
  parameters: Parameter[]
  body?: { content: Record<string, { schema: JsonSchema }> }
}

/** A call with curl, in which `$FANFARE`, `$TOKEN` and ids are variables of the shell. */
export function exampleOf(route: ApiRoute, { parameters, body }: Request): string {
  const path = route.pattern.replaceAll(/:(\w+)/g, (_, name: string) => variable(name))
  const required = parameters.filter((each) => each.in === 'query' && each.required)
  const query = required.map(({ name, schema }) => `${name}=${String(valueOf(name, schema))}`).join('&')
  const form = body?.content['multipart/form-data']?.schema
  const json = body?.content['application/json']?.schema
  const fields = json === undefined ? undefined : JSON.stringify(objectOf(json), null, 2)
  return [
    `curl${route.method === 'GET' ? '' : ` --request ${route.method}`} "$FANFARE${path}${query && `?${query}`}"`,
    ...(route.isSignedIn ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...(form ? formOf(form) : []),
    ...(fields === undefined || form ? [] : [`--json @- <<JSON\n${fields}\nJSON`]),
  ].join(' \\\n  ')
}

function formOf({ properties = {}, required = [] }: JsonSchema): string[] {
  const files = Object.entries(properties).filter(
    ([, { contentMediaType }]) => contentMediaType !== undefined,
  )
  return [
    ...required.map((name) => `--form "${name}=${String(valueOf(name, properties[name] ?? {}))}"`),
    ...files.map(([name]) => `--form ${name}=@picture.png`),
  ]
}
