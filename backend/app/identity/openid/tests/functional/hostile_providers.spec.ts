import { test } from '@japa/runner'
import type { ServerResponse } from 'node:http'
import User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { leave } from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { CLIENT_SECRET, StandInProvider } from '#identity/openid/tests/support/stand_in_provider'
import { Browser } from '#tests/browser'
import { rollBack } from '#tests/database'
import { setUp } from '#tests/set_up'

const FAILED = { error: 'EXTERNAL_FAILED' }
const MINUTE = 60

type Hostile = (provider: StandInProvider, nonce: string) => string | undefined | Promise<string | undefined>

const at = () => Math.floor(Date.now() / 1_000)

/** ID tokens that prove nothing. */
const TOKENS: Record<string, Hostile> = {
  'of another flow': (provider) => provider.sign(provider.claims({ nonce: 'another' })),
  'without a nonce': (provider) => provider.sign(provider.claims()),
  'of another issuer': (provider, nonce) =>
    provider.sign(provider.claims({ nonce, iss: 'https://evil.example' })),
  'for another client': (provider, nonce) => provider.sign(provider.claims({ nonce, aud: 'another' })),
  'for several clients, handed to another': (provider, nonce) =>
    provider.sign(provider.claims({ nonce, aud: ['fanfare', 'another'], azp: 'another' })),
  'that has expired': (provider, nonce) =>
    provider.sign(provider.claims({ nonce, iat: at() - 10 * MINUTE, exp: at() - 2 * MINUTE })),
  'that is not valid yet': (provider, nonce) =>
    provider.sign(provider.claims({ nonce, nbf: at() + 10 * MINUTE })),
  'that never expires': (provider, nonce) => provider.sign(provider.claims({ nonce, exp: undefined })),
  'without a subject': (provider, nonce) => provider.sign(provider.claims({ nonce, sub: undefined })),
  'with a subject that is too long': (provider, nonce) =>
    provider.sign(provider.claims({ nonce, sub: 'a'.repeat(256) })),
  'that is not signed': (provider, nonce) => provider.unsigned(provider.claims({ nonce })),
  'that is signed with the client secret': (provider, nonce) =>
    provider.signWith(CLIENT_SECRET, provider.claims({ nonce })),
  'that is signed with the public key as a secret': async (provider, nonce) =>
    provider.signWith(await provider.publicKey(), provider.claims({ nonce })),
  'that is signed with a swapped key': async (provider, nonce) => {
    await provider.swapKeys()
    return provider.sign(provider.claims({ nonce }))
  },
  'whose signature is cut off': async (provider, nonce) =>
    (await provider.sign(provider.claims({ nonce }))).split('.').slice(0, 2).join('.'),
  'that is huge': (provider, nonce) =>
    provider.sign(provider.claims({ nonce, padding: 'a'.repeat(300_000) })),
  'that is no token': () => 'nonsense',
  'that is missing': () => undefined,
}

type Break = (provider: StandInProvider) => void

const status = (code: number, headers: Record<string, string> = {}) => {
  return (response: ServerResponse) => response.writeHead(code, headers).end('oh no')
}
const redirecting = status(302, { location: 'http://127.0.0.1:1/elsewhere' })
const hanging = () => undefined
const slowly = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 200)
  response.on('close', () => clearInterval(timer))
}

const answering =
  (path: string, answer: (response: ServerResponse) => unknown): Break =>
  (provider) =>
    void provider.answers.set(path, answer)

const huge = (response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ a: 'a'.repeat(300_000) }))
const html = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')
const nothing = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('null')

const DISCOVERY = '/.well-known/openid-configuration'

/** Answers with which no flow can begin. */
const BEGINNINGS: Record<string, Break> = {
  'answers its metadata with 500': answering(DISCOVERY, status(500)),
  'redirects from its metadata': answering(DISCOVERY, redirecting),
  'has huge metadata': answering(DISCOVERY, huge),
  'has HTML for metadata': answering(DISCOVERY, html),
  'has nonsense for metadata': answering(DISCOVERY, nothing),
  'never answers its metadata': answering(DISCOVERY, hanging),
  'answers its metadata without end': answering(DISCOVERY, slowly),
  'has metadata of another issuer': (provider) => provider.publish({ issuer: 'https://evil.example' }),
  'sends browsers to a script': (provider) =>
    provider.publish({ authorization_endpoint: 'javascript:alert(1)' }),
  'sends browsers nowhere': (provider) => provider.publish({ authorization_endpoint: undefined }),
  'has no keys': (provider) => provider.publish({ jwks_uri: undefined }),
}

/** Answers that take as long as they are waited for. */
const WAITS = /^(?:never answers|answers .* without end)/

/** Answers with which no flow ends. */
const ENDS: Record<string, Break> = {
  'refuses the code, as a replayed one': (provider) =>
    provider.answer('/token', { error: 'invalid_grant' }, 400),
  'answers the code with 500': answering('/token', status(500)),
  'redirects the code': answering('/token', redirecting),
  'answers the code with HTML': answering('/token', html),
  'answers the code with nonsense': answering('/token', nothing),
  'never answers the code': answering('/token', hanging),
  'answers its keys with 500': answering('/jwks', status(500)),
  'redirects from its keys': answering('/jwks', redirecting),
  'has huge keys': answering('/jwks', huge),
  'has nonsense for keys': answering('/jwks', nothing),
  'never answers its keys': answering('/jwks', hanging),
}

const nobody = async () => (await User.findManyBy('isAdmin', false)).length === 0

test.group('A hostile OpenID provider', (group) => {
  rollBack(group)
  setUp(group)
  let provider: StandInProvider
  group.each.setup(async () => {
    provider = await StandInProvider.start()
    await provider.setUp()
    return provider.stop
  })

  for (const [kind, tokenOf] of Object.entries(TOKENS))
    test(`signs nobody in with a token ${kind}`, async ({ assert }) => {
      assert.deepEqual(await provider.signIn((nonce) => tokenOf(provider, nonce)), FAILED)
      assert.isTrue(await nobody())
    })

  for (const [habit, spoil] of Object.entries(BEGINNINGS))
    test(`that ${habit} is not gone to`, async ({ assert }) => {
      spoil(provider)
      const answer = await new Browser().open('/api/auth/oidc-acme')
      assert.equal(answer.headers.get('location'), 'http://fanfare.test/auth?error=EXTERNAL_FAILED')
    })
      .timeout(15_000)
      .tags(WAITS.test(habit) ? ['@slow'] : [], 'append')

  for (const [habit, spoil] of Object.entries(ENDS))
    test(`that ${habit} signs nobody in`, async ({ assert }) => {
      assert.deepEqual(await provider.signIn(undefined, { spoil }), FAILED)
      assert.isTrue(await nobody())
    })
      .timeout(15_000)
      .tags(WAITS.test(habit) ? ['@slow'] : [], 'append')

  test('cannot answer for another one', async ({ assert }) => {
    const query = { iss: 'https://other.example' }
    assert.deepEqual(await provider.signIn(undefined, { query }), FAILED)
    assert.isTrue(await nobody())
  })

  test('cannot use the state of another one', async ({ assert }) => {
    const other = await StandInProvider.start()
    await other.setUp('other')
    const browser = new Browser()
    const state = (await leave(browser, 'oidc-other')).searchParams.get('state')!
    assert.deepEqual(await provider.signIn(undefined, { browser, query: { state } }), {
      error: 'EXTERNAL_STATE_INVALID',
    })
    other.stop()
  })

  test('whose user info is about another person signs nobody in', async ({ assert }) => {
    provider.answer('/me', { sub: 'eve', email: 'noor@example.org', email_verified: true })
    const bare = { email: undefined, email_verified: undefined, name: undefined }
    assert.deepEqual(
      await provider.signIn((nonce) => provider.sign(provider.claims({ nonce, ...bare }))),
      FAILED,
    )
  })
})

test.group('The clock and the keys of an OpenID provider', (group) => {
  rollBack(group)
  setUp(group)
  let provider: StandInProvider
  group.each.setup(async () => {
    provider = await StandInProvider.start()
    await provider.setUp()
    return provider.stop
  })

  test('may be off by less than a minute', async ({ assert }) => {
    for (const off of [-30, 30]) {
      const times = { iat: at() + off, nbf: at() + off, exp: at() + off + 20 }
      const outcome = await provider.signIn((nonce) => provider.sign(provider.claims({ nonce, ...times })))
      assert.property(outcome, 'token', `${off} s`)
    }
  })

  test('may change: new keys are fetched once for a token that needs them', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    assert.property(await provider.signIn(), 'token')
    clock.advance(31_000)
    await provider.rotate()
    assert.property(await provider.signIn(), 'token')
    assert.property(await provider.signIn(), 'token')
    assert.equal(provider.asked.get('/jwks'), 2)
  })

  test('are not fetched for every unknown name of a key', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    await provider.signIn()
    clock.advance(31_000)
    for (const kid of ['a', 'b', 'c'])
      assert.deepEqual(
        await provider.signIn((nonce) => provider.sign(provider.claims({ nonce }), { kid })),
        FAILED,
      )
    assert.equal(provider.asked.get('/jwks'), 2)
  })

  test('that were withdrawn are forgotten after ten minutes', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    assert.property(await provider.signIn(), 'token')
    const stolen = provider.sign.bind(provider)
    const claims = (nonce: string) => provider.claims({ nonce })
    clock.advance(600_000)
    provider.answer('/jwks', { keys: [] })
    assert.deepEqual(await provider.signIn((nonce) => stolen(claims(nonce))), FAILED)
  })
})
