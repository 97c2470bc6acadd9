import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { CATALOGUE } from '#core/http/errors/catalogue'
import type { ErrorBody } from '#contract/error_code'
import { readReference, type Operation, type Reference } from '#tests/reference'

/** An answer of the server, or one that a test makes up. */
export interface GivenAnswer {
  method: string
  /** `/api/posts/:id` */
  pattern: string
  status: number
  body: unknown
}

const found: string[] = []

let compiled: { reference: Reference; ajv: Ajv2020 } | undefined

/** Compares every answer of the test run with the description of the API. */
export async function watchAnswers(): Promise<void> {
  compiled = compile(await readReference())
  emitter.on('http:request_completed', ({ ctx }) => {
    const problem = problemOf(ctx)
    if (problem !== undefined) found.push(problem)
  })
}

/** What was wrong with the answers since the last call. */
export const takeWrongAnswers = (): string[] => found.splice(0)

/** Fails if an answer since the last call was not as the API is described. */
export function refuseWrongAnswers(): void {
  const wrong = takeWrongAnswers()
  if (wrong.length > 0) throw new Error(`Not as the API is described:\n${wrong.join('\n')}`)
}

function problemOf({ request, response, route }: HttpContext): string | undefined {
  const body: unknown = response.getBody()
  const isJson = String(response.getHeader('content-type') ?? '').startsWith('application/json')
  if (route === undefined || request.method() === 'HEAD' || !response.response.writableFinished)
    return undefined
  return wrongIn({
    method: request.method(),
    pattern: route.pattern,
    status: response.getStatus(),
    body: isJson && body !== null ? (JSON.parse(JSON.stringify(body)) as unknown) : undefined,
  })
}

/** What is wrong with an answer; undefined if nothing is, or if its route is not described. */
export function wrongIn(answer: GivenAnswer): string | undefined {
  const { method, pattern, status } = answer
  const operation = operationOf(answer)
  if (operation === undefined) return undefined
  const problem = status >= 400 ? wrongRefusal(operation, answer) : wrongSuccess(operation, answer)
  return problem && `${method} ${pattern}: ${status} ${problem}`
}

function operationOf({ method, pattern }: GivenAnswer): Operation | undefined {
  const path = pattern.replaceAll(/:(\w+)/g, '{$1}')
  return compiled?.reference.paths[path]?.[method.toLowerCase()]
}

function wrongRefusal({ responses }: Operation, { status, body }: GivenAnswer): string | undefined {
  if (responses[status]?.content === undefined || body === undefined) return wrongGeneral(status, body)
  const { code } = body as ErrorBody
  const codes = responses[status].content['application/json']?.schema.allOf?.[1]?.properties?.code?.enum
  return codes?.includes(code) ? invalid('#/components/schemas/ErrorBody', body) : wrongGeneral(status, body)
}

function wrongGeneral(status: number, body: unknown): string | undefined {
  const { general } = compiled!.reference
  const { code } = (body ?? {}) as Partial<ErrorBody>
  if (code === undefined || !general.includes(code)) return `${code ?? 'without a code'} is not listed`
  if (CATALOGUE[code][0] !== status) return `is not the status of ${code}`
  return invalid('#/components/schemas/ErrorBody', body)
}

function wrongSuccess({ responses }: Operation, answer: GivenAnswer): string | undefined {
  const { method, pattern, status, body } = answer
  // Not modified: the answer is the one the client has.
  if (status === 304) return undefined
  const response = responses[status]
  if (response === undefined) return 'is not listed'
  const isJson = response.content?.['application/json'] !== undefined
  if (body === undefined)
    return isJson && Object.keys(response.content!).length === 1 ? 'has no body' : undefined
  if (!isJson) return 'has a body'
  const place = [
    'paths',
    pattern.replaceAll(/:(\w+)/g, '{$1}'),
    method.toLowerCase(),
    'responses',
    status,
    'content',
    'application/json',
    'schema',
  ]
  return invalid(`#/${place.map((part) => String(part).replaceAll('/', '~1')).join('/')}`, body)
}

const schemas = new Map<string, ValidateFunction>()

function invalid(pointer: string, body: unknown): string | undefined {
  const { ajv } = compiled!
  const validate = schemas.get(pointer) ?? ajv.compile({ $ref: `api${encodeURI(pointer)}` })
  schemas.set(pointer, validate)
  return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' })
}

/** With fields that are not listed refused, which clients have to ignore. */
function compile(reference: Reference): { reference: Reference; ajv: Ajv2020 } {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(closed(reference) as object, 'api')
  return { reference, ajv }
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return copy.type === 'object' && copy.properties && copy.additionalProperties === undefined
    ? { ...copy, additionalProperties: false }
    : copy
}
