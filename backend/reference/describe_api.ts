import { CATALOGUE } from '#core/http/errors/catalogue'
import { VERSION } from '#core/observability/version'
import { CONTEXTS } from './contexts.js'
import { exampleOf } from './examples.js'
import type { JsonSchema } from './json_schema.js'
import { MethodReader } from './read_method.js'
import { bodyOf, parametersOf } from './requests.js'
import { GENERAL_CODES, responsesOf } from './responses.js'
import { describedRoutes, type ApiRoute } from './routes.js'
import { pathOf, readSources, textOf, type Sources } from './sources.js'
import { TypeSchemas } from './type_schemas.js'

const INTRODUCTION = `Everything the clients of Fanfare do goes through this API.

Send the token of a session as \`Authorization: Bearer …\`. Bodies are JSON. Answers may get new fields, so ignore those you do not know. Lists are paged: \`page\` counts from 1, and \`asOf\` of the first page keeps later entries out of the next ones.

Every error has a \`code\`, which stays the same, and a \`message\` in English. The header \`x-request-id\` is in the log of the server.`

/** The description of the API as OpenAPI 3.1, from the routes, the sources and the validators. */
export async function describeApi() {
  const sources = readSources()
  const types = new TypeSchemas(sources.checker)
  const routes = describedRoutes().toSorted((a, b) => (orderOf(a, sources) < orderOf(b, sources) ? -1 : 1))
  for (const type of sources.others) types.of(type)
  return {
    openapi: '3.1.1',
    info: { title: 'Fanfare', version: VERSION, description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: Object.values(CONTEXTS),
    paths: await pathsOf(routes, sources, types),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session, or a token with scopes where an operation names one.',
        },
      },
      responses: { Error: errorResponse() },
      schemas: sorted(types.components),
    },
  }
}

/** Throws one error for all routes that lack something. */
async function pathsOf(routes: ApiRoute[], sources: Sources, types: TypeSchemas) {
  const paths: Record<string, Record<string, unknown>> = {}
  const missing: string[] = []
  for (const route of routes) {
    const path = (paths[route.pattern.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    try {
      path[route.method.toLowerCase()] = await operationOf(route, sources, types)
    } catch (error) {
      missing.push(`${route.method} ${route.pattern} (${route.handler}): ${(error as Error).message}`)
    }
  }
  if (missing.length > 0) throw new Error(`The API reference lacks:\n${missing.join('\n')}`)
  return paths
}

async function operationOf(route: ApiRoute, sources: Sources, types: TypeSchemas) {
  const method = methodOf(route, sources)
  const facts = new MethodReader(sources).read(method)
  const symbol = sources.checker.getSymbolAtLocation(method.name)!
  const [summary = '', ...more] = textOf(symbol.getDocumentationComment(sources.checker)).split(/(?<=\.) /)
  const parameters = await parametersOf(route, facts, types)
  const body = await bodyOf(route, facts, types)
  const { scope } = route.options
  const responses = responsesOf(route, facts, types)
  requireDescribed(route, summary, Object.keys(responses))
  return {
    operationId: route.name,
    summary: summary.replace(/\.$/, ''),
    ...(more.length > 0 && { description: more.join(' ') }),
    tags: [CONTEXTS[contextOf(route, sources)]!.name],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses,
    security: route.isSignedIn ? [{ session: [scope ?? []].flat() }] : [],
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: exampleOf(route, { parameters, body }) }],
  }
}

function requireDescribed({ name }: ApiRoute, summary: string, statuses: string[]): void {
  if (name === '') throw new Error("give the route a name, .as('posts.store')")
  if (summary === '') throw new Error('say what it does in the comment of the method')
  if (!statuses.some((status) => Number(status) < 400))
    throw new Error('say what it answers, response.json(… satisfies TypeOfTheContract)')
}

function methodOf({ handler }: ApiRoute, { methods }: Sources) {
  const found = methods.get(handler)
  if (found === undefined) throw new Error('there is no such method')
  return found
}

/** `posts` of `app/posts/feeds/controllers/…`. */
const contextOf = (route: ApiRoute, sources: Sources) => pathOf(methodOf(route, sources)).split('/')[1]!

/** By context, what only administrators may call last, then by path. */
function orderOf(route: ApiRoute, sources: Sources): string {
  const context = Object.keys(CONTEXTS).indexOf(contextOf(route, sources))
  return [context, route.pattern.includes('/admin/') ? 1 : 0, route.pattern].join(' ')
}

function errorResponse() {
  const codes = GENERAL_CODES.map((code) => `\`${code}\` (${CATALOGUE[code][0]}): ${CATALOGUE[code][1]}`)
  const schema: JsonSchema = { $ref: '#/components/schemas/ErrorBody' }
  return {
    description: `Any operation may also answer:\n\n${codes.join('\n\n')}`,
    content: { 'application/json': { schema } },
  }
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
