import type { JsonSchema } from './json_schema.js'
import type { Parameter } from './requests.js'
import type { ApiRoute } from './routes.js'

/** What a field with this name contains in an example; other texts are variables of the shell. */
const VALUES: Record<string, unknown> = {
  title: 'What we learnt from a hundred launches',
  url: 'https://www.linkedin.com/posts/ada_launches',
  content: 'The part about small launches is what I needed today.',
  returnTo: '/profile',
  message: 'Have a look at our newest post.',
  moderatorResponse: 'Thank you, we have looked at it.',
  answer: 'Thank you, it works now.',
  search: 'a',
  logo: null,
  requiredClaim: null,
  requiredValue: null,
  emailDomains: ['example.org'],
}

/** Fields that an example has although they may be missing, by the name of the route. */
export const ALSO_SENT: Record<string, string[]> = {
  'ai.integrations.store': ['model', 'isUntested'],
  'api_tokens.store': ['password'],
  'people.administrator': ['password'],
  'reports.turn_down': ['userId'],
  'support.store': ['name', 'email', 'captchaToken'],
  'two_factor.turn_off': ['password'],
  'users.destroy': ['password'],
  'users.me.password': ['currentPassword'],
  'webhooks.update': ['description'],
}

/** `$ORGANIZATION_ID`. `$TOKEN` is the token of the session. */
const variable = (name: string) =>
  name === 'token' ? '$LINK_TOKEN' : `$${name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()}`

function valueOf(name: string, schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (name in VALUES) return VALUES[name]
  if (schema.anyOf !== undefined) return valueOf(name, schema.anyOf[0]!)
  const type = [schema.type].flat()[0]
  if (type === 'object') return objectOf(schema)
  // `$ID` is the one of the path.
  if (name === 'ids') return ['$FIRST_ID']
  if (type === 'array') return [valueOf(name.replace(/s$/, ''), schema.items ?? {})]
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  return variable(name)
}

/** The required fields; without any, the first that needs no id. */
function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  also: string[] = [],
): Record<string, unknown> {
  const optional = Object.keys(properties).find((name) => properties[name]!.format === undefined)
  const names = required.length + also.length > 0 ? [...required, ...also] : [optional ?? []].flat()
  return Object.fromEntries(names.map((name) => [name, valueOf(name, properties[name] ?? {})]))
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
  const also = ALSO_SENT[route.name] ?? []
  const form = body?.content['multipart/form-data']?.schema
  const json = body?.content['application/json']?.schema
  const fields = json === undefined ? undefined : JSON.stringify(objectOf(json, also), null, 2)
  return [
    `curl${route.method === 'GET' ? '' : ` --request ${route.method}`} "$FANFARE${path}${query && `?${query}`}"`,
    ...(route.isSignedIn ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...(form ? formOf(form, also) : []),
    ...(fields === undefined || form ? [] : [`--json @- <<JSON\n${fields}\nJSON`]),
  ].join(' \\\n  ')
}

function formOf({ properties = {}, required = [] }: JsonSchema, also: string[]): string[] {
  const files = Object.entries(properties).filter(
    ([, { contentMediaType }]) => contentMediaType !== undefined,
  )
  return [
    ...[...required, ...also].map(
      (name) => `--form "${name}=${String(valueOf(name, properties[name] ?? {}))}"`,
    ),
    ...files.map(([name]) => `--form ${name}=@picture.png`),
  ]
}
