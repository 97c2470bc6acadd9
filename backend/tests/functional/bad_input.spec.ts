import { test } from '@japa/runner'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'

const LOGIN = '/api/auth/login'
const credentials = { email: 'ada@example.org', password: 'Bright-Morning!7' }

const nestedLists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test.group('Malformed bodies', (group) => {
  rollBack(group)

  for (const [what, body, status, code] of [
    ['broken JSON', '{"email": "ada', 400, 'MALFORMED_REQUEST'],
    ['JSON that is not an object', '"ada"', 400, 'MALFORMED_REQUEST'],
    ['more than 100 kB', JSON.stringify({ email: 'a'.repeat(110_000) }), 413, 'PAYLOAD_TOO_LARGE'],
    ['a NUL byte', JSON.stringify({ ...credentials, email: 'ada\0@example.org' }), 400, 'MALFORMED_REQUEST'],
    ['a __proto__ key', '{"__proto__": {"isAdmin": true}}', 400, 'MALFORMED_REQUEST'],
    ['eleven levels of nesting', nestedLists(11), 400, 'MALFORMED_REQUEST'],
    ['fifty thousand levels of nesting', nestedLists(50_000), 400, 'MALFORMED_REQUEST'],
    ['a list instead of fields', '[]', 422, 'VALIDATION_FAILED'],
    ['nothing', '', 422, 'VALIDATION_FAILED'],
  ] as const) {
    test(`${what} answers ${status} ${code}`, async ({ assert }) => {
      const answer = await callApi('POST', LOGIN, { body })
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      assert.equal(answer.body?.code, code)
      assert.isString(answer.body?.requestId)
    })
  }

  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ]) {
    test(`a body of type ${type} answers 415`, async ({ assert }) => {
      const answer = await callApi('POST', LOGIN, { body: '{}', headers: { 'content-type': type } })
      assert.equal(answer.status, 415)
      assert.equal(answer.body?.code, 'UNSUPPORTED_MEDIA_TYPE')
    })
  }
})

test.group('Malformed addresses', (group) => {
  rollBack(group)

  for (const id of [
    '1',
    'me',
    '01a1fd2d-a3d1-7c4a-ae68-3e99ffffa05',
    'g1a1fd2d-a3d1-7c4a-ae68-3e99ffffa055',
    '%00',
    "'--",
  ]) {
    test(`the id ${id} answers 404`, async ({ assert }) => {
      const answer = await callApi('GET', `/api/organizations/${id}`, { as: await makeUser() })
      assert.equal(answer.status, 404)
    })
  }

  test('an id may be in capitals', async ({ assert }) => {
    const { organizationId, member } = await makeTeam()
    const answer = await callApi('GET', `/api/organizations/${organizationId.toUpperCase()}`, { as: member })
    assert.equal(answer.status, 200)
  })

  for (const path of ['/api/%E0%A4%A', '/api/organizations/slug/%ff', '/api/organizations/slug/a%00b']) {
    test(`${path} is refused with a client error`, async ({ assert }) => {
      const answer = await callApi('GET', path)
      assert.include([400, 404], answer.status)
      assert.match(String(answer.body?.code), /^(MALFORMED_REQUEST|NOT_FOUND)$/)
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    })
  }

  test('TRACE echoes nothing', async ({ assert }) => {
    const { hostname, port } = new URL(`http://${process.env.HOST}:${process.env.PORT}`)
    const asked = request({
      hostname,
      port,
      path: '/api/health',
      method: 'TRACE',
      headers: { 'x-echo': 'ping' },
    })
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]
    assert.equal(answer.statusCode, 405)
    assert.notInclude(await text(answer), 'ping')
  })

  test('a request with two lengths is refused', async ({ assert }) => {
    const socket = connect(Number(process.env.PORT), process.env.HOST)
    const smuggled = '0\r\n\r\nGET /api/health HTTP/1.1\r\nhost: x\r\n\r\n'
    const lengths = `transfer-encoding: chunked\r\ncontent-length: ${smuggled.length}\r\n`
    socket.end(
      `POST ${LOGIN} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${lengths}\r\n${smuggled}`,
    )
    const answer = await text(socket)
    assert.match(answer, /^HTTP\/1\.1 400 /)
    assert.lengthOf(answer.match(/HTTP\/1\.1 /g) ?? [], 1)
  })
})

test.group('Headers', () => {
  for (const path of ['/api/health', '/api/nowhere', '/api/users/me']) {
    test(`${path} has the security headers`, async ({ assert }) => {
      const { headers } = await callApi('GET', path)
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.match(headers.get('cache-control') ?? '', /no-store/)
      assert.isNull(headers.get('access-control-allow-origin'))
      assert.isNull(headers.get('x-powered-by'))
    })
  }

  test('a connection stays open for longer than a proxy reuses it', async ({ assert }) => {
    const { headers } = await callApi('GET', '/api/health')
    assert.equal(headers.get('keep-alive'), 'timeout=65')
  })
})
