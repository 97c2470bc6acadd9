import { test } from '@japa/runner'
import { Validator } from '@seriousme/openapi-schema-validator'
import { ERROR_CODES } from '#contract/error_code'
import HealthController from '#core/observability/controllers/health_controller'
import MoodsController from '#posts/posts/controllers/moods_controller'
import { callApi } from '#tests/call_api'
import { takeWrongAnswers, wrongIn } from '#tests/answers'
import { readReference } from '#tests/reference'
import { ALSO_SENT } from '../../reference/examples.js'
import { EXCLUDED } from '../../reference/excluded.js'
import { allApiRoutes, describedRoutes } from '../../reference/routes.js'

const HEALTH = { method: 'GET', pattern: '/api/health', status: 200 }
const CREATE = { method: 'POST', pattern: '/api/posts' }

/** The answers of a controller for one test are these. */
function plant(controller: { prototype: object }, method: string, answer: (ctx: never) => unknown) {
  const prototype = controller.prototype as Record<string, unknown>
  const original = prototype[method]
  prototype[method] = answer
  return () => void (prototype[method] = original)
}

test.group('The description of the API', () => {
  test('is valid OpenAPI 3.1', async ({ assert }) => {
    const { general: _, ...document } = structuredClone(await readReference())
    const validator = new Validator()
    assert.deepEqual(await validator.validate(document as Record<string, unknown>), { valid: true })
    assert.equal(validator.version, '3.1')
  })

  test('is served to everyone, and is cached by its tag', async ({ client, assert }) => {
    const { general: _, ...document } = structuredClone(await readReference())
    const answer = await client.get('/api/openapi.json')
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), document)
    assert.equal(answer.header('cache-control'), 'public, max-age=300')
    const again = await client.get('/api/openapi.json').header('if-none-match', answer.header('etag')!)
    again.assertStatus(304)
  })

  test('has every route, or a reason why not: build it again after a new route', async ({ assert }) => {
    const { paths } = await readReference()
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const routes = describedRoutes().map(({ method, pattern }) => `${method} ${pattern}`)
    assert.sameMembers(described, routes)
    const names = new Set(allApiRoutes().map(({ name }) => name))
    const named = [...Object.keys(EXCLUDED), ...Object.keys(ALSO_SENT)]
    assert.isEmpty(named.filter((name) => !names.has(name)))
  })

  test('names each operation once, with a sentence and codes of the catalogue', async ({ assert }) => {
    const { paths } = await readReference()
    const operations = Object.values(paths).flatMap((each) => Object.values(each))
    const ids = operations.map(({ operationId }) => operationId)
    assert.lengthOf(new Set(ids), ids.length)
    for (const { operationId, summary, responses } of operations) {
      assert.match(summary, /^[A-Z].+[^.]$/, operationId)
      for (const { content } of Object.values(responses))
        for (const code of content?.['application/json']?.schema.allOf?.[1]?.properties?.code?.enum ?? [])
          assert.isTrue(
            ERROR_CODES.some((known) => known === code),
            String(code),
          )
    }
  })

  test('finds an answer that is not as described', ({ assert }) => {
    const health = { status: 'ok', name: 'fanfare', version: '1.4.0' }
    const error = { code: 'ORG_NOT_FOUND', message: 'Organization not found.', requestId: 'a' }
    const wrong = [
      { ...HEALTH, body: { ...health, secret: 1 } },
      { ...HEALTH, body: { status: 'ok' } },
      { ...HEALTH, body: { ...health, name: 1 } },
      { ...HEALTH, body: undefined },
      { ...HEALTH, status: 201, body: health },
      { ...CREATE, status: 404, body: { ...error, code: 'HOST_NOT_FOUND' } },
      { ...CREATE, status: 404, body: { ...error, trace: 'at …' } },
      { ...CREATE, status: 409, body: { ...error, code: 'TOO_MANY_REQUESTS' } },
      { ...CREATE, status: 404, body: undefined },
    ]
    for (const answer of wrong) assert.isString(wrongIn(answer), JSON.stringify(answer))
    assert.isUndefined(wrongIn({ ...CREATE, status: 404, body: error }))
    assert.isUndefined(wrongIn({ ...HEALTH, body: health }))
  })

  test('is compared with every answer of every test', async ({ assert, cleanup }) => {
    await callApi('GET', '/api/health')
    await callApi('GET', '/api/moods')
    assert.isEmpty(takeWrongAnswers())
    cleanup(
      plant(HealthController, 'show', ({ response }: never) =>
        (response as { json: (body: unknown) => void }).json({ status: 'well' }),
      ),
    )
    cleanup(
      plant(MoodsController, 'index', () =>
        Promise.reject(Object.assign(new Error(), { code: 'E_ROW_NOT_FOUND' })),
      ),
    )
    await callApi('GET', '/api/health')
    await callApi('GET', '/api/moods')
    // The event follows the answer.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [first, second] = takeWrongAnswers()
    assert.match(first!, /^GET \/api\/health: 200 .*must have required property 'name'/)
    assert.match(second!, /^GET \/api\/moods: 404 NOT_FOUND is not listed/)
  })
})
