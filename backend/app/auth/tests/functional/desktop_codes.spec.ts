import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { User } from '#users/public'
import { now, useClock } from '#core/clock'
import { FakeClock } from '#core/fake_clock'
import { deleteExpiredDesktopCodes } from '#auth/public'
import { openSession } from '#auth/repositories/sessions'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { tokenMailedTo } from '#tests/mails'
import { askForCode, codeFor, exchange, newDesktop, outcome } from '#tests/desktop_client'

const FIVE_MINUTES = 300_000
const REFUSED: [number, string] = [400, 'DESKTOP_CODE_INVALID']
const UNREADABLE: [number, string] = [422, 'VALIDATION_FAILED']
const NEW = { password: 'Another-Morning!8', confirmPassword: 'Another-Morning!8' }

const kept = ({ id }: User) => db.from('desktop_codes').where('user_id', id)
const sessionsOf = ({ id }: User) => db.from('access_tokens').where('user_id', id)

test.group('Asking for a desktop code', (group) => {
  rollBack(group)

  test('is for people who are signed in', async ({ assert }) => {
    const { status } = await callApi('POST', '/api/auth/desktop/codes', { body: newDesktop() })
    assert.equal(status, 401)
  })

  test('is for people who have shown their second factor', async ({ assert }) => {
    const user = await makeUser()
    await makeTwoFactor(user)
    const body = { email: user.email, password: PASSWORD }
    const half = await callApi('POST', '/api/auth/login', { body })
    const { challenge } = newDesktop()
    assert.deepEqual(outcome(await askForCode(String(half.body!.userId), challenge)), [
      401,
      'UNAUTHENTICATED',
    ])
    assert.isEmpty(await kept(user))
  })

  test('needs a challenge and the name of a computer', async ({ assert }) => {
    const user = await makeUser()
    const { challenge } = newDesktop()
    for (const wrong of [challenge.slice(1), `${challenge}a`, `${challenge.slice(1)}+`, '']) {
      assert.deepEqual(outcome(await askForCode(user, wrong)), UNREADABLE)
    }
    for (const wrong of ['', ' \u200B ', 'x'.repeat(61)]) {
      assert.deepEqual(outcome(await askForCode(user, challenge, wrong)), UNREADABLE)
    }
  })

  test('ends an older code for the same client, and none for another', async ({ assert }) => {
    const user = await makeUser()
    const [desktop, other] = [newDesktop(), newDesktop()]
    const [first, elsewhere] = [await codeFor(user, desktop), await codeFor(user, other)]
    const second = await codeFor(user, desktop)
    assert.deepEqual(outcome(await exchange(first, desktop.verifier)), REFUSED)
    assert.equal((await exchange(second, desktop.verifier)).status, 200)
    assert.equal((await exchange(elsewhere, other.verifier)).status, 200)
  })

  test('leaves the codes of others for the same challenge alone', async ({ assert }) => {
    const [user, stranger] = [await makeUser(), await makeUser()]
    const desktop = newDesktop()
    const mine = await codeFor(user, desktop)
    await codeFor(stranger, desktop)
    assert.containsSubset((await exchange(mine, desktop.verifier)).body, { user: { id: user.id } })
  })

  test('answers 256 random bits and when they end, and keeps a hash of them only', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const user = await makeUser()
    const { status, body } = await askForCode(user, newDesktop().challenge)
    assert.equal(status, 201)
    assert.match(String(body?.code), /^[\w-]{43}$/)
    assert.equal(body?.expiresAt, new Date(now().getTime() + FIVE_MINUTES).toISOString())
    assert.notInclude(JSON.stringify(await kept(user)), String(body?.code))
  })
})

test.group('Exchanging a desktop code', (group) => {
  rollBack(group)

  test('refuses what nobody has given out', async ({ assert }) => {
    const { verifier } = newDesktop()
    for (const code of ['nonsense', 'a'.repeat(43)])
      assert.deepEqual(outcome(await exchange(code, verifier)), REFUSED)
    assert.deepEqual(outcome(await exchange('', verifier)), UNREADABLE)
    assert.deepEqual(outcome(await exchange('a'.repeat(43), 'short')), UNREADABLE)
  })

  test('refuses the verifier of somebody else, and the code is gone for its own client too', async ({
    assert,
  }) => {
    const user = await makeUser()
    const desktop = newDesktop()
    const code = await codeFor(user, desktop)
    assert.deepEqual(outcome(await exchange(code, newDesktop().verifier)), REFUSED)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
    assert.isEmpty(await kept(user))
  })

  test('refuses the challenge in place of the verifier', async ({ assert }) => {
    const desktop = newDesktop()
    const code = await codeFor(await makeUser(), desktop)
    assert.deepEqual(outcome(await exchange(code, desktop.challenge)), REFUSED)
  })

  test('refuses a second time', async ({ assert }) => {
    const desktop = newDesktop()
    const code = await codeFor(await makeUser(), desktop)
    assert.equal((await exchange(code, desktop.verifier)).status, 200)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('refuses after five minutes, and a job drops what nobody came for', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const user = await makeUser()
    const [desktop, other] = [newDesktop(), newDesktop()]
    const code = await codeFor(user, desktop)
    clock.advance(FIVE_MINUTES - 1)
    await codeFor(user, other)
    clock.advance(1)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
    await deleteExpiredDesktopCodes()
    assert.deepEqual(
      (await kept(user)).map(({ challenge }) => challenge),
      [other.challenge],
    )
  })

  test('is no session: the code itself opens nothing', async ({ assert }) => {
    const code = await codeFor(await makeUser(), newDesktop())
    assert.equal((await callApi('GET', '/api/auth/status', { as: code })).status, 401)
  })

  test('answers like a sign-in, and is listed as the computer it runs on', async ({ assert }) => {
    const user = await makeUser()
    const context = { method: 'google', agent: null, address: '127.0.0.1' } as const
    const browser = (await openSession(user.id, context)).value!.release()
    const desktop = newDesktop()
    const code = await codeFor(browser, desktop)
    const { status, body } = await exchange(`  ${code}\n`, desktop.verifier)
    assert.equal(status, 200)
    assert.containsSubset(body, { user: { id: user.id, email: user.email } })
    const list = await callApi('GET', '/api/auth/sessions', { as: body!.token as string })
    assert.containsSubset(list.body!.sessions, [
      { current: true, device: 'Maya’s laptop', method: 'google' },
      { current: false, device: null },
    ])
  })
})

test.group('A desktop code ends', (group) => {
  rollBack(group)

  test('with the session of the browser that made it', async ({ assert }) => {
    const user = await makeUser()
    const browser = await tokenOf(user)
    const desktop = newDesktop()
    const code = await codeFor(browser, desktop)
    await callApi('POST', '/api/auth/logout', { as: browser })
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('with another password, though the session that changed it goes on', async ({ assert }) => {
    const browser = await tokenOf(await makeUser())
    const desktop = newDesktop()
    const code = await codeFor(browser, desktop)
    const body = { currentPassword: PASSWORD, ...NEW }
    assert.equal((await callApi('PUT', '/api/users/me/password', { as: browser, body })).status, 204)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('with a reset of the password', async ({ assert }) => {
    const user = await makeUser({ email: 'noor@example.org' })
    const desktop = newDesktop()
    const code = await codeFor(user, desktop)
    await callApi('POST', '/api/auth/forgot-password', { body: { email: user.email } })
    const body = { token: await tokenMailedTo(user.email), ...NEW }
    assert.equal((await callApi('POST', '/api/auth/reset-password', { body })).status, 204)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('when its owner signs out everywhere', async ({ assert }) => {
    const user = await makeUser()
    const desktop = newDesktop()
    const code = await codeFor(user, desktop)
    assert.equal((await callApi('DELETE', '/api/auth/sessions', { as: user })).status, 204)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
    assert.isEmpty(await sessionsOf(user))
  })
})
