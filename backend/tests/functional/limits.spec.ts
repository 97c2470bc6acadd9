import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { newDesktop } from '#tests/desktop_client'

import { PASSWORD } from '#tests/factories/user_factory'
import { limitHeaders } from '#tests/limit_headers'
import { startServer, type RunningServer } from '#tests/server'
import { startStallingProxy, type StallingProxy } from '#tests/stalling_proxy'

const WRONG = 'Wrong-Password!1'

interface Body {
  token?: string
  code?: string
  details?: { retryAfter?: number }
}

function clientOf({ url }: RunningServer) {
  return async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const method = body ? 'POST' : 'GET'
    const json = body && { 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      cookie: answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
      body: (await answer.json()) as Body,
    }
  }
}

const from = (address: string) => ({ 'x-forwarded-for': address })

test.group('Rate limits', (group) => {
  let server: RunningServer
  let call: ReturnType<typeof clientOf>

  group.setup(async () => {
    const limits = {
      LIMIT_CREDENTIALS: '3',
      LIMIT_ADDRESS: '3',
      LIMIT_ANONYMOUS: '12',
      LIMIT_SIGNED_IN: '5',
      TRUST_PROXY: '1',
    }
    server = await startServer(limits)
    call = clientOf(server)
    return async () => void (await server.stop())
  })

  test('ask for a captcha after three wrong passwords from one address, even with the right one', async ({
    assert,
  }) => {
    const email = `${newId()}@example.org`
    await call('/api/auth/register', { name: 'Ada', email, password: PASSWORD }, from('192.0.2.1'))
    for (const status of [400, 400, 400, 403]) {
      const answer = await call('/api/auth/login', { email, password: WRONG }, from('192.0.2.2'))
      assert.equal(answer.status, status)
    }
    const right = await call('/api/auth/login', { email, password: PASSWORD }, from('192.0.2.2'))
    assert.deepEqual([right.status, right.body.code], [403, 'CAPTCHA_REQUIRED'])
    const elsewhere = await call('/api/auth/login', { email, password: PASSWORD }, from('192.0.2.3'))
    assert.equal(elsewhere.status, 200)
  })

  test('ask for a captcha after thirty wrong passwords from many addresses, but not on a known device', async ({
    assert,
  }) => {
    const email = `${newId()}@example.org`
    await call('/api/auth/register', { name: 'Ada', email, password: PASSWORD }, from('198.51.100.1'))
    const first = await call('/api/auth/login', { email, password: PASSWORD }, from('198.51.100.1'))
    assert.equal(first.status, 200)
    for (let turn = 0; turn < 30; turn += 1) {
      const address = `198.51.100.${10 + Math.floor(turn / 2)}`
      const guess = await call('/api/auth/login', { email, password: WRONG }, from(address))
      assert.equal(guess.status, 400)
    }
    const unknown = await call('/api/auth/login', { email, password: PASSWORD }, from('198.51.100.2'))
    assert.equal(unknown.body.code, 'CAPTCHA_REQUIRED')
    const known = { ...from('198.51.100.2'), cookie: first.cookie }
    assert.equal((await call('/api/auth/login', { email, password: PASSWORD }, known)).status, 200)
    const other = await call('/api/auth/login', { email: `${newId()}@example.org`, password: WRONG }, known)
    assert.equal(other.status, 400)
  })

  test('do not count right passwords', async ({ assert }) => {
    const email = `${newId()}@example.org`
    await call('/api/auth/register', { name: 'Ada', email, password: PASSWORD }, from('192.0.2.10'))
    for (let turn = 0; turn < 6; turn += 1) {
      const answer = await call('/api/auth/login', { email, password: PASSWORD }, from('192.0.2.11'))
      assert.equal(answer.status, 200)
    }
  })

  test('count sign-ins to many accounts from one address', async ({ assert }) => {
    const statuses = []
    for (let turn = 0; turn < 4; turn += 1) {
      const email = `${newId()}@example.org`
      const answer = await call('/api/auth/login', { email, password: WRONG }, from('2001:db8:7:7::1'))
      statuses.push(answer.status)
    }
    assert.deepEqual(statuses, [400, 400, 400, 403])
  })

  test('refuse a fourth reset mail to one address, from any client', async ({ assert }) => {
    const email = `${newId()}@example.org`
    for (const [turn, status] of [202, 202, 202, 429].entries()) {
      const answer = await call('/api/auth/forgot-password', { email }, from(`192.0.2.${100 + turn}`))
      assert.equal(answer.status, status)
    }
  })

  test('refuse a fourth attempt to redeem a link', async ({ assert }) => {
    for (const status of [400, 400, 400, 429]) {
      const body = { token: newId(), password: PASSWORD, confirmPassword: PASSWORD }
      const answer = await call('/api/auth/reset-password', body, from('192.0.2.120'))
      assert.equal(answer.status, status)
      if (status !== 429) continue
      assert.equal(answer.body.code, 'TOO_MANY_REQUESTS')
      assert.equal(answer.body.details?.retryAfter, Number(answer.retryAfter))
      assert.isAbove(Number(answer.retryAfter), 0)
    }
  })

  test('refuse a fourth desktop code', async ({ assert }) => {
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    const { body } = await call('/api/auth/register', account, from('192.0.2.150'))
    const headers = { authorization: `Bearer ${body.token}`, ...from('192.0.2.150') }
    for (const status of [201, 201, 201, 429]) {
      const wanted = { challenge: newDesktop().challenge, device: 'a laptop' }
      assert.equal((await call('/api/auth/desktop/codes', wanted, headers)).status, status)
    }
  })

  test('refuse a fourth wrong desktop code, and do not count right ones', async ({ assert }) => {
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    const { body } = await call('/api/auth/register', account, from('192.0.2.160'))
    const headers = { authorization: `Bearer ${body.token}`, ...from('192.0.2.160') }
    const { verifier, challenge } = newDesktop()
    const made = await call('/api/auth/desktop/codes', { challenge, device: 'a laptop' }, headers)
    const right = await call('/api/auth/desktop/token', { code: made.body.code, verifier }, headers)
    assert.equal(right.status, 200)
    for (const status of [400, 400, 400, 429]) {
      const wrong = { code: made.body.code, verifier }
      assert.equal((await call('/api/auth/desktop/token', wrong, from('192.0.2.160'))).status, status)
    }
  })

  test('refuse a fourth registration from one network', async ({ assert }) => {
    const statuses = []
    for (let turn = 0; turn < 4; turn += 1) {
      const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
      const answer = await call('/api/auth/register', account, from(`2001:db8:1:1::${turn + 1}`))
      statuses.push(answer.status)
    }
    assert.deepEqual(statuses, [201, 201, 201, 429])
  })

  test('count signed-in users by id, others by address', async ({ assert }) => {
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    const { body } = await call('/api/auth/register', account, from('192.0.2.20'))
    const bearer = { authorization: `Bearer ${body.token}` }
    const ask = async (headers: Record<string, string>) =>
      (await call('/api/users/me', undefined, headers)).status
    const signedIn = []
    for (let turn = 0; turn < 6; turn += 1)
      signedIn.push(await ask({ ...bearer, ...from(`192.0.2.${30 + turn}`) }))
    assert.deepEqual(signedIn, [200, 200, 200, 200, 200, 429])

    const guessing = { authorization: 'Bearer fan_guess', ...from('192.0.2.50') }
    const anonymous = []
    for (let turn = 0; turn < 13; turn += 1) anonymous.push(await ask(guessing))
    assert.deepEqual([...new Set(anonymous)], [401, 429])
    assert.equal(anonymous.indexOf(429), 12)
    assert.equal((await call('/api/health', undefined, from('192.0.2.50'))).status, 200)
  })

  test('tell what is left with every answer, also with the one that refuses', async ({ assert }) => {
    const answers = []
    for (let turn = 0; turn < 13; turn += 1) {
      const { headers } = await fetch(`${server.url}/api/moods`, { headers: from('192.0.2.180') })
      const { reset, ...left } = limitHeaders(headers)!
      answers.push(left)
      assert.isTrue(reset > 0 && reset <= left.window)
    }
    const left = Array.from({ length: 12 }, (_, turn) => 11 - turn)
    const policy = { name: 'address', limit: 12, window: 900 }
    assert.deepEqual(
      answers,
      [...left, 0].map((remaining) => ({ ...policy, remaining })),
    )
  })

  test('do not count avatars and pictures', async ({ assert }) => {
    for (let turn = 0; turn < 13; turn += 1) {
      const folder = turn % 2 === 0 ? 'avatars' : 'pictures'
      const path = `/api/${folder}/${newId()}.webp`
      assert.equal((await call(path, undefined, from('192.0.2.140'))).status, 404)
    }
    assert.equal((await call('/api/setup', undefined, from('192.0.2.140'))).status, 200)
  })

  test('lead a browser that comes from a provider back to the client, and count it apart', async ({
    assert,
  }) => {
    const visit = async (path: string) => {
      const answer = await fetch(server.url + path, { redirect: 'manual', headers: from('192.0.2.170') })
      return new URL(answer.headers.get('location') ?? 'none:').searchParams.get('error')
    }
    for (const path of ['/api/auth/google', '/api/auth/google/callback']) {
      const errors = []
      for (let turn = 0; turn < 13; turn += 1) errors.push(await visit(path))
      assert.deepEqual([...new Set(errors)], ['NOT_FOUND', 'TOO_MANY_REQUESTS'])
      assert.equal(errors.indexOf('TOO_MANY_REQUESTS'), 12)
    }
    assert.equal((await call('/api/setup', undefined, from('192.0.2.170'))).status, 200)
  })

  test('ignore the forwarded address of an untrusted proxy', async ({ assert }) => {
    const statuses = []
    for (let turn = 0; turn < 4; turn += 1) {
      const chain = from(`198.51.100.${turn}, 192.0.2.60`)
      const answer = await call(
        '/api/auth/login',
        { email: `${newId()}@example.org`, password: WRONG },
        chain,
      )
      statuses.push(answer.status)
    }
    assert.deepEqual(statuses, [400, 400, 400, 403])
  })
})

const redis = process.env.TEST_REDIS_URL

/** Longer than any server waits for Redis. */
const FAULT_LATENCY_MS = 2_000
/** For ten requests, one of which waits half a second for Redis in each second at each of two servers. */
const FAULT_BUDGET_MS = 10_000

if (redis)
  test.group('Rate limits of instances with Redis', (group) => {
    let proxy: StallingProxy
    let servers: RunningServer[]

    group.setup(async () => {
      proxy = await startStallingProxy(redis)
      const settings = {
        REDIS_URL: proxy.url,
        REDIS_PREFIX: `${newId()}:`,
        LIMIT_ANONYMOUS: '4',
        TRUST_PROXY: '1',
      }
      servers = [await startServer(settings), await startServer(settings)]
      return async () => {
        proxy.stop()
        await Promise.all(servers.map((server) => server.stop()))
      }
    })

    const statusesOf = async (address: string) => {
      const statuses = []
      for (let turn = 0; turn < 5; turn += 1)
        statuses.push((await clientOf(servers[turn % 2]!)('/api/moods', undefined, from(address))).status)
      return statuses
    }

    test('count the requests at all of them together', async ({ assert }) => {
      assert.deepEqual(await statusesOf('192.0.2.60'), [200, 200, 200, 200, 429])
    })

    for (const [number, fault] of (['gone', 'frozen', 'swallowing', 'slow'] as const).entries())
      test(`count at each of them while Redis is ${fault}, and answer without waiting for it`, async ({
        assert,
      }) => {
        const begin = { gone: 'cut', frozen: 'stall', swallowing: 'swallow', slow: 'delay' } as const
        proxy[begin[fault]](FAULT_LATENCY_MS)
        const began = performance.now()
        assert.deepEqual(await statusesOf(`192.0.2.${70 + number}`), [200, 200, 200, 200, 200])
        assert.deepEqual(await statusesOf(`192.0.2.${70 + number}`), [200, 200, 429, 200, 429])
        assert.isBelow(performance.now() - began, FAULT_BUDGET_MS)

        proxy.restore()
        proxy.resume()
        const shared = [200, 200, 200, 200, 429]
        for (let round = 0; ; round += 1) {
          const statuses = await statusesOf(`198.18.${number}.${round}`)
          if (isDeepStrictEqual(statuses, shared)) break
          assert.isBelow(round, 100)
          await wait(100)
        }
      }).timeout(20_000)
  })
