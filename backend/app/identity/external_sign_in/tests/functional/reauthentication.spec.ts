import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { Browser } from '#tests/browser'
import { setUp } from '#tests/set_up'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import {
  comeBackTo,
  completeFlow,
  exchange,
  goThrough,
  leaveFor,
  post,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'

const EMAIL = 'sofia@example.org'
const SOFIA = verified('Sofia', EMAIL)
const MALLORY = verified('Mallory', 'mallory@example.org')
const MINUTE = 60_000

const stateOf = async (as: string) => (await callApi('GET', '/api/auth/reauthentication', { as })).body
const exportData = (as: string) => callApi('POST', '/api/users/me/export', { as, body: {} })

/** Signs up with the provider. Returns the session, whose sign-in is no longer recent. */
async function signUpLongAgo(cleanup: (undo: () => void) => void) {
  const clock = new FakeClock()
  cleanup(useClock(clock))
  const browser = new Browser()
  const { body } = await exchange(browser, (await goThrough(browser, SOFIA)).token)
  clock.advance(11 * MINUTE)
  return { browser, token: body.token, clock }
}

test.group('Signing in again at the provider', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('starts from a session only, at a provider that is offered, and returns to the client only', async ({
    assert,
  }) => {
    const token = await tokenOf(await makeUser())
    const browser = new Browser()
    const flow = { purpose: 'reauthenticate', returnTo: '/profile' }
    assert.equal((await post(browser, '/api/auth/google/flows', flow)).status, 401)
    assert.equal((await post(browser, '/api/auth/github/flows', flow, token)).status, 404)
    for (const wrong of [
      { ...flow, purpose: 'signIn' },
      { ...flow, returnTo: 'https://evil.example' },
      { ...flow, returnTo: '//evil.example' },
    ]) {
      assert.equal((await post(browser, '/api/auth/google/flows', wrong, token)).status, 422)
    }
  })

  test('allows sensitive changes for ten minutes, in this session, and opens no other', async ({
    assert,
    cleanup,
  }) => {
    const { browser, token, clock } = await signUpLongAgo(cleanup)
    assert.deepEqual(await stateOf(token), {
      providers: [{ provider: 'google', label: 'Google', logo: null }],
      validUntil: null,
    })
    assert.equal((await exportData(token)).body?.code, 'REAUTHENTICATION_REQUIRED')
    const flow = { purpose: 'reauthenticate', returnTo: '/2fa?step=1', token, choice: SOFIA } as const
    assert.equal(await completeFlow(browser, flow), '/2fa?step=1&done=reauthenticated')
    assert.isString((await stateOf(token))!.validUntil)
    assert.equal((await exportData(token)).status, 200)
    assert.lengthOf(await db.from('access_tokens'), 1)
    clock.advance(10 * MINUTE)
    assert.equal((await exportData(token)).body?.code, 'REAUTHENTICATION_REQUIRED')
  })

  test('is refused to somebody else, whether they have an account or not', async ({ assert, cleanup }) => {
    const { token } = await signUpLongAgo(cleanup)
    const flow = { purpose: 'reauthenticate', returnTo: '/profile', token } as const
    assert.equal(
      await completeFlow(new Browser(), { ...flow, choice: MALLORY }),
      '/profile?error=EXTERNAL_OTHER_PERSON',
    )
    await goThrough(new Browser(), MALLORY)
    assert.equal(
      await completeFlow(new Browser(), { ...flow, choice: MALLORY }),
      '/profile?error=EXTERNAL_OTHER_PERSON',
    )
    assert.isNull((await stateOf(token))!.validUntil)
  })

  test('reports that the user cancelled', async ({ assert, cleanup }) => {
    const { browser, token } = await signUpLongAgo(cleanup)
    const flow = {
      purpose: 'reauthenticate',
      returnTo: '/profile',
      token,
      choice: { cancel: 'yes' },
    } as const
    assert.equal(await completeFlow(browser, flow), '/profile?error=EXTERNAL_DENIED')
  })

  test('is of no use after the session has ended, or in another browser', async ({ assert, cleanup }) => {
    const { browser, token } = await signUpLongAgo(cleanup)
    const flow = { purpose: 'reauthenticate', returnTo: '/profile', token, choice: SOFIA } as const
    const callback = await leaveFor(browser, flow)
    assert.equal(await comeBackTo(new Browser(), callback), '/auth?error=EXTERNAL_STATE_INVALID')
    await callApi('POST', '/api/auth/logout', { as: token })
    assert.equal(await comeBackTo(browser, callback), '/profile?error=EXTERNAL_STATE_INVALID')
  })
})
