import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '#core/runtime/ids'
import { startServer, type RunningServer } from '#tests/server'

const CANARY = 'Canary-Yellow!9'
const CANARY_LINK = 'canary-link-of-forty-three-characters-in-all'

/** The complete lines of the log: the last one may still be written. */
const linesOf = (server: RunningServer) => server.output().split('\n').slice(0, -1)

test.group('The server log', (group) => {
  // Other specs leave jobs on PostgreSQL, which would run before the jobs of this one.
  group.setup(async () => void (await db.from('queue_jobs').delete()))

  test('contains every request as JSON, without secrets', async ({ assert }) => {
    const server = await startServer({ LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:1' })
    const email = `${newId()}@canary.example`
    const send = (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `visitor=${CANARY}` },
        body: JSON.stringify(body),
      })
    // Reads the response to its end, because the line is logged then.
    const get = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(`${server.url}${path}`, { headers })).text()
    const registered = await send('/api/auth/register', { name: 'Ada', email, password: CANARY })
    const { token } = (await registered.json()) as { token: string }
    await send('/api/auth/register', { name: 'Ada', email, password: CANARY })
    await send('/api/auth/login', { email, password: `${CANARY}wrong` })
    await get(`/api/users/me?token=${CANARY}`, { authorization: `Bearer ${token}` })
    await get(`/api/organizations/invitations/${CANARY_LINK}`)
    await get(`/reset-password/${CANARY_LINK}`)
    await get(`/reset-password?token=${CANARY_LINK}`)
    await get(`/feeds/private/${CANARY_LINK}/rss.xml`)
    for (const kind of ['pat', 'scim'])
      await get('/api/scim/v2/Users', { authorization: `Bearer ff_${kind}_${CANARY}` })
    await get(`/api/users/me?${CANARY_LINK}`, {
      authorization: `Basic ${CANARY}`,
      'proxy-authorization': CANARY,
      cookie: `session=${CANARY}`,
      'x-request-id': `id of ${CANARY}`,
    })
    await server.stop()

    const lines = server.output().trim().split('\n')
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    assert.deepEqual(
      requests.map(({ method, path, status }) => `${method} ${path} ${status}`),
      [
        'POST /api/auth/register 201',
        'POST /api/auth/register 409',
        'POST /api/auth/login 400',
        'GET /api/users/me 200',
        'GET /api/organizations/invitations/[redacted] 200',
        'GET /reset-password/[redacted] 200',
        'GET /reset-password 200',
        'GET /feeds/private/[redacted] 404',
        'GET /api/scim/v2/Users 401',
        'GET /api/scim/v2/Users 401',
        'GET /api/users/me 401',
      ],
    )
    assert.isTrue(
      requests.every(({ request_id: id, ms }) => typeof id === 'string' && typeof ms === 'number'),
    )
    for (const secret of [CANARY, CANARY_LINK, token, email, '$argon2id$'])
      assert.notInclude(server.output(), secret)
  })

  test('has a security line for sign-ins, refusals, changed credentials and new tokens, with user and network', async ({
    assert,
  }) => {
    const server = await startServer({ TRUST_PROXY: '1' })
    const email = `${newId()}@canary.example`
    const send = (method: string, path: string, body: object, token?: string) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '192.0.2.77',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
    const registered = await send('POST', '/api/auth/register', { name: 'Ada', email, password: CANARY })
    const { token, user } = (await registered.json()) as { token: string; user: { id: string } }
    await send('POST', '/api/auth/login', { email, password: 'Wrong-Yellow!9' })
    await send('POST', '/api/auth/login', { email, password: CANARY })
    await send('DELETE', '/api/auth/sessions', {}, 'fan_forged')
    await send('POST', '/api/admin/reset-links', { email }, token)
    const apiToken = { name: 'Calendar', scopes: ['posts:read'], days: 1, password: CANARY }
    await send('POST', '/api/users/me/tokens', apiToken, token)
    await send('POST', '/api/users/me/web-feed', {}, token)
    const passwords = { currentPassword: CANARY, password: 'Next-Yellow!9', confirmPassword: 'Next-Yellow!9' }
    await send('PUT', '/api/users/me/password', passwords, token)
    await server.stop()

    const lines = server.output().trim().split('\n')
    const security = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')
    const network = '192.0.2.0/24'
    assert.containsSubset(security, [
      { event: 'session.opened', user: user.id, method: 'password', network },
      { event: 'credentials.refused', path: '/api/auth/login', network },
      { event: 'request.unauthenticated', path: '/api/auth/sessions', network },
      { event: 'request.forbidden', path: '/api/admin/reset-links', user: user.id, network },
      { event: 'api_token.created', user: user.id },
      { event: 'private_feed.created', user: user.id },
      { event: 'access.ended', user: user.id },
    ])
    assert.lengthOf(
      security.filter(({ event }) => event === 'session.opened'),
      2,
    )
    assert.notInclude(server.output(), '192.0.2.77')
    assert.notInclude(server.output(), email)
  })

  test('contains the links of mails in development only', async ({ assert }) => {
    const LINK = /\/reset-password[/?]/
    for (const [mode, expected] of [
      ['development', true],
      ['production', false],
    ] as const) {
      const server = await startServer({ NODE_ENV: mode })
      const email = `${newId()}@example.org`
      const send = (path: string, body: object) =>
        fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      await send('/api/auth/register', { name: 'Ada', email, password: CANARY })
      await send('/api/auth/forgot-password', { email })
      const mails = () => linesOf(server).filter((line) => line.includes('Reset your password'))
      while (mails().length === 0) await wait(50)
      await server.stop()
      assert.equal(LINK.test(mails().join('\n')), expected, mode)
    }
  }).tags(['@slow'], 'append')
})
