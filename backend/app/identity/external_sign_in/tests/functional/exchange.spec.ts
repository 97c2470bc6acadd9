import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { rollBack } from '#tests/database'
import { Browser } from '#tests/browser'
import { setUp } from '#tests/set_up'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import { exchange, goThrough } from '#identity/external_sign_in/tests/support/sign_in_with_provider'

const SOFIA = { person: 'sofia' }
const REFUSED = { status: 400, code: 'EXCHANGE_CODE_INVALID' }

async function tryExchange(browser: Browser, code: string | undefined) {
  const { status, body } = await exchange(browser, code)
  return { status, code: body.code }
}

test.group('Exchanging a code', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('refuses an unknown code', async ({ assert }) => {
    for (const code of ['otc_', 'nonsense', `otc_${'a'.repeat(43)}`]) {
      assert.deepEqual(await tryExchange(new Browser(), code), REFUSED)
    }
    assert.equal((await exchange(new Browser(), '')).status, 422)
  })

  test('refuses another browser, and the code stays valid for its own', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await goThrough(browser, SOFIA)
    assert.deepEqual(await tryExchange(new Browser(), token), REFUSED)
    assert.equal((await exchange(browser, token)).status, 200)
  })

  test('works once', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await goThrough(browser, SOFIA)
    const again = browser.copy()
    assert.equal((await exchange(browser, token)).status, 200)
    assert.deepEqual(await tryExchange(browser, token), REFUSED)
    assert.deepEqual(await tryExchange(again, token), REFUSED)
  })

  test('refuses a code after a minute', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const browser = new Browser()
    const { token } = await goThrough(browser, SOFIA)
    clock.advance(60_000)
    assert.deepEqual(await tryExchange(browser, token), REFUSED)
  })

  test('does not accept the code as a session token', async ({ client, assert }) => {
    const { token } = await goThrough(new Browser(), SOFIA)
    const answer = await client.get('/api/auth/status').bearerToken(token!)
    answer.assertStatus(401)
    assert.isUndefined(answer.body().user)
  })

  test('asks for the second factor if two-factor is on', async ({ assert }) => {
    const browser = new Browser()
    await goThrough(browser, SOFIA)
    const user = await User.findByOrFail('isAdmin', false)
    await user.merge({ twoFaEnabled: true }).save()
    const { status, body } = await exchange(browser, (await goThrough(browser, SOFIA, 'linkedin')).token)
    assert.equal(status, 200)
    assert.containsSubset(body, { requires2FA: true, userId: user.id })
    assert.notProperty(body, 'token')
    const pending = await db.from('pending_sign_ins').where('user_id', user.id).firstOrFail()
    assert.equal(pending.method, 'linkedin')
    assert.lengthOf(await db.from('access_tokens').where('user_id', user.id), 0)
  })
})
