import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { callApi, externalTokenOf, tokenOf } from '#tests/call_api'
import { codeFor, exchange, newDesktop } from '#tests/desktop_client'
import { rollBack } from '#tests/database'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'
import { outcome, signIn, verify, WRONG } from '#identity/two_factor/tests/support/calls'

const turnOff = (as: User | string, body: object) => callApi('POST', '/api/2fa/turn-off', { as, body })

const renew = (as: User, twoFactorCode: string) =>
  callApi('POST', '/api/2fa/recovery-codes', { as, body: { twoFactorCode } })

test.group('Turning two-factor off', (group) => {
  rollBack(group)

  test('is refused when it is off', async ({ assert }) => {
    const answer = await turnOff(await makeUser(), { twoFactorCode: '123456', password: PASSWORD })
    assert.deepEqual(outcome(answer), [409, 'TWO_FACTOR_NOT_ON'])
  })

  test('requires the code and the password', async ({ assert }) => {
    const user = await makeUser()
    const twoFactorCode = (await makeTwoFactor(user)).codeAt(now())
    for (const [body, refusal] of [
      [{ password: PASSWORD }, [422, 'VALIDATION_FAILED']],
      [{ twoFactorCode }, [403, 'REAUTHENTICATION_REQUIRED']],
      [{ twoFactorCode, password: `${PASSWORD}x` }, [400, 'INVALID_PASSWORD']],
      [{ twoFactorCode: WRONG, password: PASSWORD }, [400, 'TWO_FACTOR_CODE_INVALID']],
    ] as const) {
      assert.deepEqual(outcome(await turnOff(user, body)), [...refusal])
    }
    assert.equal((await signIn(user)).body?.requires2FA, true)
    assert.equal((await turnOff(user, { twoFactorCode, password: PASSWORD })).status, 204)
  })

  test('requires the code and a recent sign-in if the user has no password', async ({ assert }) => {
    const user = await makeUser({ withoutPassword: true })
    const session = await externalTokenOf(user)
    const { recoveryCodes } = await makeTwoFactor(user)
    assert.deepEqual(outcome(await turnOff(session, { twoFactorCode: WRONG })), [
      400,
      'TWO_FACTOR_CODE_INVALID',
    ])
    assert.equal((await turnOff(session, { twoFactorCode: recoveryCodes[0] })).status, 204)
  })

  test('deletes secrets and recovery codes, and the password is enough again', async ({ assert }) => {
    const user = await makeUser()
    const { recoveryCodes } = await makeTwoFactor(user)
    await turnOff(user, { twoFactorCode: recoveryCodes[0], password: PASSWORD })
    for (const table of ['two_factor_secrets', 'recovery_codes']) {
      assert.isEmpty(await db.from(table).where('user_id', user.id))
    }
    const { body } = await signIn(user)
    assert.isString(body?.token)
    const status = await callApi('GET', '/api/2fa', { as: user })
    assert.deepEqual(status.body, { enabled: false, recoveryCodesLeft: 0 })
  })

  test('sends a mail', async ({ assert }) => {
    const user = await makeUser()
    const twoFactorCode = (await makeTwoFactor(user)).codeAt(now())
    await turnOff(user, { twoFactorCode, password: PASSWORD })
    const [mail] = await mailsTo(user.email)
    assert.equal(mail?.subject, 'Two-factor authentication is off')
  })

  test('ends other sessions and pending sign-ins', async ({ assert }) => {
    const user = await makeUser()
    const { codeAt, recoveryCodes } = await makeTwoFactor(user)
    const [mine, other] = [await tokenOf(user), await tokenOf(user)]
    await signIn(user)
    await turnOff(mine, { twoFactorCode: recoveryCodes[0], password: PASSWORD })
    assert.equal((await callApi('GET', '/api/users/me', { as: other })).status, 401)
    assert.equal((await callApi('GET', '/api/users/me', { as: mine })).status, 200)
    assert.deepEqual(outcome(await verify(user.id, codeAt(now()))), [400, 'TWO_FACTOR_EXPIRED'])
  })

  test('deletes desktop codes, of this session too', async ({ assert }) => {
    const user = await makeUser()
    const { recoveryCodes } = await makeTwoFactor(user)
    const mine = await tokenOf(user)
    const desktop = newDesktop()
    const code = await codeFor(mine, desktop)
    await turnOff(mine, { twoFactorCode: recoveryCodes[0], password: PASSWORD })
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), [400, 'DESKTOP_CODE_INVALID'])
  })
})

test.group('New recovery codes', (group) => {
  rollBack(group)

  test('require two-factor and a code', async ({ assert }) => {
    const user = await makeUser()
    assert.deepEqual(outcome(await renew(user, '123456')), [409, 'TWO_FACTOR_NOT_ON'])
    const { codeAt } = await makeTwoFactor(user)
    assert.deepEqual(outcome(await renew(user, WRONG)), [400, 'TWO_FACTOR_CODE_INVALID'])
    const code = codeAt(now())
    assert.equal((await renew(user, code)).status, 200)
    assert.deepEqual(outcome(await renew(user, code)), [400, 'TWO_FACTOR_CODE_INVALID'])
  })

  test('replace the previous ones', async ({ assert }) => {
    const user = await makeUser()
    const old = await makeTwoFactor(user)
    const { recoveryCodes } = (await renew(user, old.codeAt(now()))).body as { recoveryCodes: string[] }
    assert.lengthOf(recoveryCodes, 10)
    await signIn(user)
    assert.deepEqual(outcome(await verify(user.id, old.recoveryCodes[0]!)), [400, 'TWO_FACTOR_CODE_INVALID'])
    assert.equal((await verify(user.id, recoveryCodes[0]!)).status, 200)
  })
})
