import type { ErrorCode } from '#contract/error_code'
import { CATALOGUE } from '#core/http/errors/catalogue'
import type { JsonSchema } from './json_schema.js'
import type { Answer } from './read_answers.js'
import type { Facts } from './read_method.js'
import type { ApiRoute } from './routes.js'
import type { TypeSchemas } from './type_schemas.js'

export interface Response {
  description: string
  content?: Record<string, { schema: JsonSchema }>
}

/** What core may answer to any request. */
export const GENERAL_CODES: readonly ErrorCode[] = [
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'DATABASE_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
  'UNIQUE_CONSTRAINT_VIOLATION',
  'FOREIGN_KEY_CONSTRAINT_VIOLATION',
]

const SUCCESS: Record<number, string> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted: it is carried out later.',
  204: 'Done. The answer has no body.',
  302: 'Leads to another address.',
}

/** The codes of an operation, besides those of every operation. */
function codesOf(route: ApiRoute, { codes, bodies, queries, fileField }: Facts): ErrorCode[] {
  const found = new Set(codes as Set<ErrorCode>)
  const takesFields = bodies.length > 0 || queries.length > 0 || fileField !== undefined
  const isRead = takesFields || route.options.withoutBody === true
  if (isRead) found.add('VALIDATION_FAILED')
  if (route.isSignedIn) found.add('UNAUTHENTICATED')
  if (route.isSameOrigin) found.add('FORBIDDEN')
  for (const code of tokenCodes(route.options)) found.add(code)
  if (!isRead) found.delete('VALIDATION_FAILED')
  for (const code of GENERAL_CODES) found.delete(code)
  return [...found].toSorted()
}

/** How a route refuses API tokens. */
function tokenCodes({ scope, byOrganization = false }: ApiRoute['options']): ErrorCode[] {
  if (scope === undefined) return ['UNAUTHENTICATED', 'TOKEN_REFUSED']
  if (scope === 'any') return ['UNAUTHENTICATED']
  return [
    'UNAUTHENTICATED',
    'TOKEN_SCOPE_MISSING',
    ...(byOrganization ? [] : ['TOKEN_OF_PERSON_NEEDED' as const]),
  ]
}

export function responsesOf(
  route: ApiRoute,
  facts: Facts,
  types: TypeSchemas,
): Record<string, Response | { $ref: string }> {
  const codes = Object.groupBy(codesOf(route, facts), (code) => CATALOGUE[code][0])
  const refusals = Object.entries(codes).map(([status, of]) => [status, refusalOf(of!)] as const)
  return {
    ...successesOf(facts.answers, types),
    ...Object.fromEntries(refusals),
    default: { $ref: '#/components/responses/Error' },
  }
}

function successesOf(answers: Answer[], types: TypeSchemas): Record<string, Response> {
  const found: Record<string, Response> = {}
  for (const { statuses, type, media } of answers) {
    const schema: JsonSchema | undefined = type && types.of(type)
    for (const status of statuses) {
      const response = (found[status] ??= { description: SUCCESS[status] ?? 'Done.' })
      if (schema !== undefined) addJson(response, schema)
      if (media !== undefined) (response.content ??= {})[media] = { schema: { type: 'string' } }
    }
  }
  return found
}

function addJson(response: Response, schema: JsonSchema): void {
  const content = (response.content ??= {})
  const earlier = content['application/json']?.schema
  const all = [...(earlier?.anyOf ?? (earlier ? [earlier] : [])), schema]
  const different = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
  content['application/json'] = { schema: different.length === 1 ? different[0]! : { anyOf: different } }
}

function refusalOf(codes: ErrorCode[]): Response {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { code: { enum: codes } } }],
  }
  return {
    description: codes.map((code) => `\`${code}\`: ${CATALOGUE[code][1]}`).join('\n\n'),
    content: { 'application/json': { schema } },
  }
}
