import { test } from '@japa/runner'
import { now, useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { outcome, signIn, verify, WRONG } from '#identity/two_factor/tests/support/calls'

const STEP = 30_000
const MINUTE = 60_000

async function makePerson() {
  const user = await makeUser()
  return { user, ...(await makeTwoFactor(user)) }
}

/** A fake clock, in the middle of a time step. */
function fakeClock(cleanup: (restore: () => void) => void): FakeClock {
  const clock = new FakeClock('2026-03-02T09:00:15.000Z')
  cleanup(useClock(clock))
  return clock
}

test.group('The two-factor challenge', (group) => {
  rollBack(group)

  test('refuses a user who has not sent the password', async ({ assert }) => {
    const { user, codeAt } = await makePerson()
    assert.deepEqual(outcome(await verify(user.id, codeAt(now()))), [400, 'TWO_FACTOR_EXPIRED'])
  })

  test('answers the same for known and unknown users', async ({ assert }) => {
    const { user } = await makePerson()
    const answers = []
    for (const userId of [user.id, newId(), 'nobody', `${user.id}'--`, 'x'.repeat(5_000)]) {
      const answer = await verify(userId, '123456')
      assert.deepEqual(outcome(answer), [400, 'TWO_FACTOR_EXPIRED'])
      answers.push({ ...answer.body, requestId: '' })
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0])
  })

  test('requires a user id and a code', async ({ assert }) => {
    for (const body of [
      {},
      { userId: newId() },
      { twoFactorCode: '123456' },
      { userId: 7, twoFactorCode: 1 },
    ]) {
      const answer = await callApi('POST', '/api/auth/verify-2fa', { body })
      assert.deepEqual(outcome(answer), [422, 'VALIDATION_FAILED'])
    }
  })

  test('refuses wrong, old and malformed codes', async ({ assert }) => {
    const { user, codeAt } = await makePerson()
    await signIn(user)
    const old = codeAt(new Date(now().getTime() - 10 * STEP))
    for (const code of [WRONG, old, 'abcdef', 'aaaa-aaaa']) {
      assert.deepEqual(outcome(await verify(user.id, code)), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
  })

  test('refuses the code of another user', async ({ assert }) => {
    const { user } = await makePerson()
    const other = await makePerson()
    await signIn(user)
    for (const code of [other.codeAt(now()), other.recoveryCodes[0]!]) {
      assert.deepEqual(outcome(await verify(user.id, code)), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
  })

  test('ends after five wrong codes, even if the sixth is right', async ({ assert }) => {
    const { user, codeAt } = await makePerson()
    await signIn(user)
    for (let turn = 0; turn < 5; turn += 1) {
      assert.deepEqual(outcome(await verify(user.id, WRONG)), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
    assert.deepEqual(outcome(await verify(user.id, codeAt(now()))), [400, 'TWO_FACTOR_EXPIRED'])
  })

  test('ends after five minutes', async ({ assert, cleanup }) => {
    const clock = fakeClock(cleanup)
    const { user, codeAt } = await makePerson()
    await signIn(user)
    clock.advance(5 * MINUTE)
    assert.deepEqual(outcome(await verify(user.id, codeAt(now()))), [400, 'TWO_FACTOR_EXPIRED'])
    await signIn(user)
    clock.advance(5 * MINUTE - 1)
    assert.deepEqual(outcome(await verify(user.id, codeAt(now()))), [200, undefined])
  })

  test('belongs to the client that sent the password', async ({ assert }) => {
    const { user, codeAt } = await makePerson()
    await signIn(user)
    const elsewhere = { 'user-agent': 'somebody else' }
    assert.deepEqual(outcome(await verify(user.id, codeAt(now()), elsewhere)), [400, 'TWO_FACTOR_EXPIRED'])
    assert.equal((await verify(user.id, codeAt(now()))).status, 200)
  })

  test('does not accept the pending sign-in as a session token', async ({ assert }) => {
    const { user } = await makePerson()
    const { status, body } = await signIn(user)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      requires2FA: true,
      userId: user.id,
      message: 'Enter the code of your authenticator app.',
    })
    for (const as of [user.id, `fan_${user.id}`]) {
      assert.equal((await callApi('GET', '/api/users/me', { as })).status, 401)
    }
  })

  test('works once per sign-in', async ({ assert }) => {
    const { user, codeAt, recoveryCodes } = await makePerson()
    await signIn(user)
    assert.equal((await verify(user.id, codeAt(now()))).status, 200)
    assert.deepEqual(outcome(await verify(user.id, recoveryCodes[0]!)), [400, 'TWO_FACTOR_EXPIRED'])
  })

  test('accepts each code once, and none older than the last', async ({ assert, cleanup }) => {
    const clock = fakeClock(cleanup)
    const { user, codeAt } = await makePerson()
    const code = codeAt(now())
    const older = codeAt(new Date(now().getTime() - STEP))
    await signIn(user)
    assert.equal((await verify(user.id, code)).status, 200)
    await signIn(user)
    for (const used of [code, older]) {
      assert.deepEqual(outcome(await verify(user.id, used)), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
    clock.advance(STEP)
    assert.equal((await verify(user.id, codeAt(now()))).status, 200)
  })

  test('accepts each recovery code once', async ({ assert }) => {
    const { user, recoveryCodes } = await makePerson()
    const [first, second] = recoveryCodes as [string, string]
    await signIn(user)
    assert.equal((await verify(user.id, first)).status, 200)
    await signIn(user)
    assert.deepEqual(outcome(await verify(user.id, first)), [400, 'TWO_FACTOR_CODE_INVALID'])
    assert.equal((await verify(user.id, second.toUpperCase().replace('-', ' '))).status, 200)
  })

  test('accepts a code in digits of full width', async ({ assert }) => {
    const { user, codeAt } = await makePerson()
    await signIn(user)
    const wide = codeAt(now()).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    assert.equal((await verify(user.id, wide)).status, 200)
  })

  test('accepts the right code, one step early or late, with spaces', async ({ assert, cleanup }) => {
    const clock = fakeClock(cleanup)
    const { user, codeAt } = await makePerson()
    for (const shift of [-STEP, STEP]) {
      const code = codeAt(new Date(now().getTime() + shift))
      await signIn(user)
      const answer = await verify(user.id.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)}`)
      assert.equal(answer.status, 200)
      const status = await callApi('GET', '/api/auth/status', { as: String(answer.body?.token) })
      assert.deepEqual(status.body?.user, answer.body?.user)
      clock.advance(2 * STEP)
    }
  })

  test('is skipped without two-factor', async ({ assert }) => {
    const user = await makeUser()
    const { body } = await signIn(user)
    assert.isString(body?.token)
    assert.isUndefined(body?.requires2FA)
  })

  test('requires the right password first', async ({ client, assert }) => {
    const { user } = await makePerson()
    const answer = await client.post('/api/auth/login').json({ email: user.email, password: `${PASSWORD}x` })
    answer.assertStatus(400)
    assert.equal(answer.body().code, 'INVALID_CREDENTIALS')
  })
})
