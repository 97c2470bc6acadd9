import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { callApi } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { codeOf, makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { signIn, verify, WRONG } from '#identity/two_factor/tests/support/calls'

const CROWD = 20

const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: CROWD }, work))

const sessionsOf = ({ id }: User) => db.from('access_tokens').where('user_id', id)

// Simultaneous writes need real transactions, so these tests are not rolled back.
test.group('Concurrent two-factor requests', (group) => {
  dialect(group)
  group.each.teardown(async () => void (await db.from('users').delete()))

  test('one code sent twice opens one session', async ({ assert }) => {
    const user = await makeUser()
    const { codeAt } = await makeTwoFactor(user)
    await signIn(user)
    const code = codeAt(now())
    const answers = await Promise.all([verify(user.id, code), verify(user.id, code)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 400],
    )
    assert.lengthOf(await sessionsOf(user), 1)
  })

  test('one recovery code sent many times opens one session', async ({ assert }) => {
    const user = await makeUser()
    const { recoveryCodes } = await makeTwoFactor(user)
    await signIn(user)
    const answers = await atOnce(() => verify(user.id, recoveryCodes[0]!))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1,
    )
    assert.lengthOf(await sessionsOf(user), 1)
  })

  test('a code and a recovery code open one session, and the other stays unused', async ({ assert }) => {
    const user = await makeUser()
    const { codeAt, recoveryCodes } = await makeTwoFactor(user)
    await signIn(user)
    const [byApp, byPaper] = await Promise.all([
      verify(user.id, codeAt(now())),
      verify(user.id, recoveryCodes[0]!),
    ])
    assert.sameMembers([byApp.status, byPaper.status], [200, 400])
    assert.lengthOf(await sessionsOf(user), 1)
    await signIn(user)
    const rest = byApp.status === 200 ? recoveryCodes[0]! : codeAt(now())
    assert.equal((await verify(user.id, rest)).status, 200)
  })

  test('parallel wrong codes share five attempts', async ({ assert }) => {
    const user = await makeUser()
    await makeTwoFactor(user)
    await signIn(user)
    const codes = (await atOnce(() => verify(user.id, WRONG))).map(({ body }) => body?.code)
    assert.lengthOf(
      codes.filter((code) => code === 'TWO_FACTOR_CODE_INVALID'),
      5,
    )
    assert.lengthOf(
      codes.filter((code) => code === 'TWO_FACTOR_EXPIRED'),
      CROWD - 5,
    )
  })

  test('a confirmation sent many times creates one set of recovery codes', async ({ assert }) => {
    const user = await makeUser()
    const headers = { accept: 'application/json' }
    const setup = await callApi('POST', '/api/2fa/generate', { as: user, body: {}, headers })
    const token = String((await signIn(user)).body?.token)
    const twoFactorAuthenticationCode = codeOf(String(setup.body?.secret).replaceAll(' ', ''), now())
    const answers = await atOnce(() =>
      callApi('POST', '/api/2fa/turn-on', {
        as: token,
        body: { twoFactorAuthenticationCode, password: PASSWORD },
      }),
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1,
    )
    assert.isTrue(answers.every(({ status }) => status < 500))
    assert.lengthOf(await db.from('recovery_codes').where('user_id', user.id), 10)
  })
})
