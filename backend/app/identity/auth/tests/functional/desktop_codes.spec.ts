import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import { now, useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { deleteExpiredDesktopCodes } from '#identity/auth/repositories/desktop_codes'
import { openSession } from '#identity/auth/repositories/sessions'
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

test.group('Requesting a desktop code', (group) => {
  rollBack(group)

  test('requires a session', async ({ assert }) => {
    const { status } = await callApi('POST', '/api/auth/desktop/codes', { body: newDesktop() })
    assert.equal(status, 401)
  })

  test('requires the second factor', async ({ assert }) => {
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

  test('requires a challenge and a device name', async ({ assert }) => {
    const user = await makeUser()
    const { challenge } = newDesktop()
    for (const wrong of [challenge.slice(1), `${challenge}a`, `${challenge.slice(1)}+`, '']) {
      assert.deepEqual(outcome(await askForCode(user, wrong)), UNREADABLE)
    }
    for (const wrong of ['', ' \u200B ', 'x'.repeat(61)]) {
      assert.deepEqual(outcome(await askForCode(user, challenge, wrong)), UNREADABLE)
    }
  })

  test('replaces an older code of the same client only', async ({ assert }) => {
    const user = await makeUser()
    const [desktop, other] = [newDesktop(), newDesktop()]
    const [first, elsewhere] = [await codeFor(user, desktop), await codeFor(user, other)]
    const second = await codeFor(user, desktop)
    assert.deepEqual(outcome(await exchange(first, desktop.verifier)), REFUSED)
    assert.equal((await exchange(second, desktop.verifier)).status, 200)
    assert.equal((await exchange(elsewhere, other.verifier)).status, 200)
  })

  test('keeps the codes of other users with the same challenge', async ({ assert }) => {
    const [user, stranger] = [await makeUser(), await makeUser()]
    const desktop = newDesktop()
    const mine = await codeFor(user, desktop)
    await codeFor(stranger, desktop)
    assert.containsSubset((await exchange(mine, desktop.verifier)).body, { user: { id: user.id } })
  })

  test('answers a code of 256 random bits and its expiry, and stores only a hash', async ({
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

  test('refuses an unknown code', async ({ assert }) => {
    const { verifier } = newDesktop()
    for (const code of ['nonsense', 'a'.repeat(43)])
      assert.deepEqual(outcome(await exchange(code, verifier)), REFUSED)
    assert.deepEqual(outcome(await exchange('', verifier)), UNREADABLE)
    assert.deepEqual(outcome(await exchange('a'.repeat(43), 'short')), UNREADABLE)
  })

  test('refuses a wrong verifier and deletes the code', async ({ assert }) => {
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

  test('works once', async ({ assert }) => {
    const desktop = newDesktop()
    const code = await codeFor(await makeUser(), desktop)
    assert.equal((await exchange(code, desktop.verifier)).status, 200)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('refuses a code after five minutes, and a job deletes it', async ({ assert, cleanup }) => {
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

  test('does not accept the code as a session token', async ({ assert }) => {
    const code = await codeFor(await makeUser(), newDesktop())
    assert.equal((await callApi('GET', '/api/auth/status', { as: code })).status, 401)
  })

  test('answers like a sign-in, and lists the session with its device', async ({ assert }) => {
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

  test('when the browser session that requested it ends', async ({ assert }) => {
    const user = await makeUser()
    const browser = await tokenOf(user)
    const desktop = newDesktop()
    const code = await codeFor(browser, desktop)
    await callApi('POST', '/api/auth/logout', { as: browser })
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('when the password changes, although that session continues', async ({ assert }) => {
    const browser = await tokenOf(await makeUser())
    const desktop = newDesktop()
    const code = await codeFor(browser, desktop)
    const body = { currentPassword: PASSWORD, ...NEW }
    assert.equal((await callApi('PUT', '/api/users/me/password', { as: browser, body })).status, 204)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('when the password is reset', async ({ assert }) => {
    const user = await makeUser({ email: 'noor@example.org' })
    const desktop = newDesktop()
    const code = await codeFor(user, desktop)
    await callApi('POST', '/api/auth/forgot-password', { body: { email: user.email } })
    const body = { token: await tokenMailedTo(user.email), ...NEW }
    assert.equal((await callApi('POST', '/api/auth/reset-password', { body })).status, 200)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
  })

  test('when the user signs out everywhere', async ({ assert }) => {
    const user = await makeUser()
    const desktop = newDesktop()
    const code = await codeFor(user, desktop)
    assert.equal((await callApi('DELETE', '/api/auth/sessions', { as: user })).status, 204)
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), REFUSED)
    assert.isEmpty(await sessionsOf(user))
  })
})
