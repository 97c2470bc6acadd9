import { test } from '@japa/runner'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from '#core/ids'
import { startServer } from '#tests/server'

const CANARY = 'Canary-Yellow!9'
const CANARY_LINK = 'canary-link-of-forty-three-characters-in-all'

test.group('The server log', () => {
  test('contains every request as JSON, without secrets', async ({ assert }) => {
    const server = await startServer({ LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:1' })
    const email = `${newId()}@canary.example`
    const send = (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `visitor=${CANARY}` },
        body: JSON.stringify(body),
      })
    const registered = await send('/api/auth/register', { name: 'Ada', email, password: CANARY })
    const { token } = (await registered.json()) as { token: string }
    await send('/api/auth/register', { name: 'Ada', email, password: CANARY })
    await send('/api/auth/login', { email, password: `${CANARY}wrong` })
    await fetch(`${server.url}/api/users/me?token=${CANARY}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await fetch(`${server.url}/api/organizations/invitations/${CANARY_LINK}`)
    await fetch(`${server.url}/reset-password/${CANARY_LINK}`)
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
      ],
    )
    assert.isTrue(
      requests.every(({ request_id: id, ms }) => typeof id === 'string' && typeof ms === 'number'),
    )
    for (const secret of [CANARY, CANARY_LINK, token, email, '$argon2id$'])
      assert.notInclude(server.output(), secret)
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
      const subject = /Reset your/i
      while (!subject.test(server.output())) await wait(50)
      await server.stop()
      assert.equal(LINK.test(server.output()), expected, mode)
    }
  })
})
