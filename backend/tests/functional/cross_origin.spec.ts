import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import env from '#start/env'
import { origins } from '#start/env_rules'
import { makeToken } from '#identity/api_tokens/tests/support/make_token'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'

const ALLOWED = 'https://tools.example.org'
const ORIGINS: [origin: string, isAllowed: boolean][] = [
  [ALLOWED, true],
  ['http://localhost:5173', true],
  ['null', false],
  ['', false],
  ['*', false],
  ['http://tools.example.org', false],
  ['https://tools.example.org:8443', false],
  ['https://tools.example.org.evil.example', false],
  ['https://eviltools.example.org', false],
  ['https://sub.tools.example.org', false],
  ['https://example.org', false],
  ['https://tools.example.org/', false],
  ['https://TOOLS.example.org', false],
  ['https://tools.example.org@evil.example', false],
  [`${ALLOWED}, https://evil.example`, false],
  ['https://tools-example.org', false],
  ['http://localhost:5174', false],
  ['http://127.0.0.1:5173', false],
]

const ask = (origin: string, wanted = 'authorization') =>
  callApi('OPTIONS', '/api/users/me', {
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': wanted,
    },
  })

const corsOf = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'))

function allow(group: Group, list: readonly string[]): void {
  group.each.setup(() => {
    env.apiOrigins.push(...list)
    return () => void env.apiOrigins.splice(0)
  })
}

test.group('A page of another origin', (group) => {
  rollBack(group)
  allow(group, [ALLOWED, 'http://localhost:5173'])

  for (const [origin, isAllowed] of ORIGINS) {
    test(`${isAllowed ? 'reads' : 'reads no'} answers to API tokens: ${origin || 'empty'}`, async ({
      assert,
    }) => {
      const { token } = await makeToken({ userId: (await makeUser()).id })
      const { status, headers } = await callApi('GET', '/api/users/me', { as: token, headers: { origin } })
      assert.equal(status, 200)
      assert.equal(headers.get('access-control-allow-origin'), isAllowed ? origin : null)
      assert.isNull(headers.get('access-control-allow-credentials'))
      const asked = await ask(origin)
      assert.equal(asked.status, isAllowed ? 204 : 405)
      assert.equal(asked.headers.get('access-control-allow-origin'), isAllowed ? origin : null)
      assert.isNull(asked.headers.get('access-control-allow-credentials'))
    })
  }

  test('learns why a token is refused, and how many requests are left', async ({ assert }) => {
    const { token } = await makeToken({ userId: (await makeUser()).id }, { scopes: ['posts:read'] })
    for (const as of [token, 'ff_pat_']) {
      const { headers } = await callApi('GET', '/api/users/me', { as, headers: { origin: ALLOWED } })
      assert.equal(headers.get('access-control-allow-origin'), ALLOWED)
      const readable = headers.get('access-control-expose-headers')?.split(', ') ?? []
      for (const name of ['www-authenticate', 'ratelimit', 'ratelimit-policy']) {
        assert.include(readable, name)
        assert.isNotNull(headers.get(name), name)
      }
    }
  })

  test('reads nothing with a session, with a cookie or without a token', async ({ assert }) => {
    const session = await tokenOf(await makeUser())
    const sent: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${session}` },
      { cookie: 'known_device=1' },
    ]
    for (const headers of sent) {
      const answer = await callApi('GET', '/api/moods', { headers: { origin: ALLOWED, ...headers } })
      assert.deepEqual(corsOf(answer.headers), [])
    }
  })

  test('asks in vain without the header of a token, and for pages', async ({ assert }) => {
    assert.deepEqual(corsOf((await ask(ALLOWED, 'content-type')).headers), [])
    const { token } = await makeToken({ userId: (await makeUser()).id })
    const page = await callApi('GET', '/help', { as: token, headers: { origin: ALLOWED } })
    assert.deepEqual(corsOf(page.headers), [])
  })

  test('is told apart by caches', async ({ assert }) => {
    const { headers } = await callApi('GET', '/api/community/posts')
    assert.include(headers.get('vary')?.toLowerCase(), 'origin')
  })
})

test.group('Without listed origins', (group) => {
  rollBack(group)

  test('no page of another origin reads answers', async ({ assert }) => {
    const { token } = await makeToken({ userId: (await makeUser()).id })
    const { headers } = await callApi('GET', '/api/users/me', { as: token, headers: { origin: ALLOWED } })
    assert.deepEqual(corsOf(headers), [])
    assert.equal((await ask(ALLOWED)).status, 405)
  })

  for (const wrong of [
    '*',
    'tools.example.org',
    'https://tools.example.org/',
    'null',
    'https://a.example/x',
    'ftp://a.example',
  ])
    test(`API_ORIGINS=${wrong} is refused at the start`, ({ assert }) => {
      assert.throws(() => origins('API_ORIGINS', wrong))
    })
})
