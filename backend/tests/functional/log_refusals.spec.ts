import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { startServer, type RunningServer } from '#tests/server'
import { slow } from '#tests/tags'

const PASSWORD = 'Canary-Yellow!9'
const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

interface Line extends Record<string, unknown> {
  msg: string
}

const linesOf = (server: RunningServer): Line[] =>
  server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** A server, and a user who sends requests to it. */
async function serveUser(environment: Record<string, string> = {}) {
  const server = await startServer(environment)
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body,
    })
  const registration = { name: 'Ada', email: `${newId()}@canary.example`, password: PASSWORD }
  const registered = await send('POST', '/api/auth/register', JSON.stringify(registration))
  const { token, user } = (await registered.json()) as { token: string; user: { id: string } }
  return {
    server,
    user: user.id,
    call: (method: string, path: string, body?: string) =>
      send(method, path, body, { authorization: `Bearer ${token}` }),
    send,
  }
}

test.group('The log of refused requests', (group) => {
  slow(group)
  test('has the user, the route and the code of what a person may not see or set', async ({ assert }) => {
    const { server, user, call } = await serveUser()
    await call('GET', `/api/organizations/${newId()}`)
    await call('PUT', '/api/users/me', JSON.stringify({ isAdmin: true }))
    await server.stop()

    const requests = linesOf(server).filter(({ msg }) => msg === 'request')
    assert.containsSubset(requests, [
      { route: '/api/organizations/:id', status: 404, code: 'ORG_NOT_FOUND', user },
      { route: '/api/users/me', status: 422, code: 'VALIDATION_FAILED', user },
    ])
  })

  test('has a security line for a wrong proof of a signed-in person, unreadable bodies and refused floods', async ({
    assert,
  }) => {
    const { server, user, call } = await serveUser({ LIMIT_SIGNED_IN: '4' })
    await call('POST', '/api/users/me/export', JSON.stringify({ password: 'Wrong-Yellow!9' }))
    await call('PUT', '/api/users/me', '{"name": ')
    await call('PUT', '/api/users/me', JSON.stringify({ name: 'a'.repeat(110_000) }))
    await call('GET', '/api/users/me')
    await call('GET', '/api/users/me')
    await server.stop()

    const security = linesOf(server).filter(({ msg }) => msg === 'security')
    assert.containsSubset(security, [
      { event: 'credentials.refused', code: 'INVALID_PASSWORD', route: '/api/users/me/export', user },
      { event: 'request.malformed', code: 'MALFORMED_REQUEST', route: '/api/users/me', user },
      { event: 'request.malformed', code: 'PAYLOAD_TOO_LARGE', route: '/api/users/me', user },
      { event: 'request.limited', code: 'TOO_MANY_REQUESTS', route: '/api/users/me', user },
    ])
  })
})

test.group('A line of the log', (group) => {
  slow(group)
  test('is JSON with a time in UTC, and nobody can write one of their own', async ({ assert }) => {
    const { server, send } = await serveUser()
    const forged = encodeURIComponent('\n{"msg":"security","event":"forged"}\n')
    await send('GET', `/api/${forged}`, undefined, { 'user-agent': '{"msg":"security","event":"forged"}' })
    await server.stop()

    const lines = linesOf(server)
    assert.isNotEmpty(lines.filter(({ path }) => String(path).includes('forged')))
    assert.isEmpty(lines.filter(({ event }) => event === 'forged'))
    for (const { time, level } of lines) {
      assert.match(String(time), ISO_UTC)
      assert.isNumber(level)
    }
  })
})
