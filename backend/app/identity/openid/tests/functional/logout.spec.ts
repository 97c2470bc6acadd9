import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { JWTPayload } from 'jose'
import { exchange } from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { StandInProvider } from '#identity/openid/tests/support/stand_in_provider'
import { Browser } from '#tests/browser'
import { callApi, tokenOf } from '#tests/call_api'
import { exchange as exchangeDesktop, newDesktop } from '#tests/desktop_client'
import { rollBack } from '#tests/database'
import { setUp } from '#tests/set_up'
import User from '#identity/users/models/user'

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} }
let serial = 0

const isOpen = async (token: string) =>
  (await callApi('GET', '/api/auth/status', { as: token })).status === 200

async function send(token: string | undefined, type = 'application/x-www-form-urlencoded') {
  const body = token === undefined ? '' : String(new URLSearchParams({ logout_token: token }))
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  const answer = await new Browser().open('/api/auth/oidc-acme/logout', init)
  return answer.status
}

const at = () => Math.floor(Date.now() / 1_000)

test.group('A sign-out at an OpenID provider', (group) => {
  rollBack(group)
  setUp(group)
  let provider: StandInProvider
  group.each.setup(async () => {
    provider = await StandInProvider.start()
    await provider.setUp()
    return provider.stop
  })

  async function session(sid?: string): Promise<string> {
    const browser = new Browser()
    const { token } = await provider.signIn((nonce) => provider.sign(provider.claims({ nonce, sid })), {
      browser,
    })
    return (await exchange(browser, token)).body.token
  }

  const claims = (more: JWTPayload = {}): JWTPayload => {
    serial += 1
    const { iss, aud, sub, iat, exp } = provider.claims()
    return { iss, aud, sub, iat, exp, jti: `token ${serial}`, events: EVENTS, ...more }
  }

  const signed = (more: JWTPayload = {}) => provider.sign(claims(more), { typ: 'logout+jwt' })

  test('of a person ends the sessions opened with it, and no others', async ({ assert }) => {
    const [first, second] = [await session('a'), await session()]
    const password = await tokenOf((await User.findByEmail('noor@example.org'))!)
    assert.equal(await send(await signed()), 204)
    assert.deepEqual(
      [await isOpen(first), await isOpen(second), await isOpen(password)],
      [false, false, true],
    )
  })

  test('of one session ends that one, and those of which it is not known', async ({ assert }) => {
    const [first, second, unknown] = [await session('a'), await session('b'), await session()]
    assert.equal(await send(await signed({ sid: 'a' })), 204)
    assert.deepEqual([await isOpen(first), await isOpen(second), await isOpen(unknown)], [false, true, false])
    assert.equal(await send(await signed({ sub: undefined, sid: 'b' })), 204)
    assert.isFalse(await isOpen(second))
  })

  test('ends a code that is not exchanged yet', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await provider.signIn((nonce) => provider.sign(provider.claims({ nonce, sid: 'a' })), {
      browser,
    })
    assert.equal(await send(await signed({ sub: undefined, sid: 'a' })), 204)
    assert.equal((await exchange(browser, token)).status, 400)
  })

  test('ends the session of a desktop client that derives from it', async ({ assert }) => {
    const browser = await session('a')
    const desktop = newDesktop()
    const { challenge } = desktop
    const { body } = await callApi('POST', '/api/auth/desktop/codes', {
      as: browser,
      body: { challenge, device: 'a laptop' },
    })
    const { body: opened } = await exchangeDesktop(String(body!.code), desktop.verifier)
    assert.isTrue(await isOpen(String(opened!.token)))
    assert.equal(await send(await signed({ sub: undefined, sid: 'a' })), 204)
    assert.isFalse(await isOpen(String(opened!.token)))
  })

  test('of an unknown person is accepted, and ends nothing', async ({ assert }) => {
    const token = await session('a')
    assert.equal(await send(await signed({ sub: 'eve' })), 204)
    assert.isTrue(await isOpen(token))
  })

  test('works once', async ({ assert }) => {
    const token = await signed()
    const all = await Promise.all([send(token), send(token), send(token)])
    assert.deepEqual(all.toSorted(), [204, 400, 400])
    assert.lengthOf(await db.from('used_logout_tokens'), 1)
  })

  const REFUSED: Record<string, () => Promise<string> | string> = {
    'of another issuer': () => signed({ iss: 'https://evil.example' }),
    'for another client': () => signed({ aud: 'another' }),
    'with a nonce': () => signed({ nonce: 'n' }),
    'about no event': () => signed({ events: {} }),
    'without events': () => signed({ events: undefined }),
    'without an id': () => signed({ jti: undefined }),
    'about neither a person nor a session': () => signed({ sub: undefined }),
    'that has expired': () => signed({ exp: at() - 120 }),
    'that is old': () => signed({ iat: at() - 900, exp: at() + 900 }),
    'of another type': () => provider.sign(claims(), { typ: 'at+jwt' }),
    'that is not signed': () => provider.unsigned(claims()),
    'that is signed with the client secret': () =>
      provider.signWith('a client secret of more than 32 characters', claims()),
    'that is signed with a swapped key': async () => {
      await provider.swapKeys()
      return signed()
    },
    'that is an ID token': () => provider.sign(provider.claims({ nonce: 'n' })),
    'that is nonsense': () => 'nonsense',
  }

  for (const [kind, tokenOfKind] of Object.entries(REFUSED))
    test(`is refused with a token ${kind}`, async ({ assert }) => {
      const open = await session('a')
      assert.equal(await send(await tokenOfKind()), 400)
      assert.isTrue(await isOpen(open))
    })

  test('is refused without a token, in JSON, and in a huge form', async ({ assert }) => {
    assert.equal(await send(undefined), 400)
    assert.equal(await send(await signed(), 'application/json'), 400)
    assert.equal(await send('a'.repeat(20_000)), 413)
  })
})
