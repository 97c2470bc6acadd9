import { test } from '@japa/runner'
import type User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { callApi, tokenOf } from '#tests/call_api'
import { codeFor, exchange, newDesktop } from '#tests/desktop_client'
import { rollBack } from '#tests/database'
import { codeOf, makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { outcome, signIn, verify, WRONG } from '#identity/two_factor/tests/support/calls'

const JSON_ONLY = { accept: 'application/json' }

type As = User | string

const generate = (as: As, body: object = {}, headers = {}) =>
  callApi('POST', '/api/2fa/generate', { as, body, headers })

const turnOn = (as: As, twoFactorAuthenticationCode: string) =>
  callApi('POST', '/api/2fa/turn-on', { as, body: { twoFactorAuthenticationCode, password: PASSWORD } })

/** Generates a secret and returns it. */
async function newSecret(as: As, body: object = {}): Promise<string> {
  const answer = await generate(as, body, JSON_ONLY)
  return String(answer.body?.secret).replaceAll(' ', '')
}

test.group('Generating a secret', (group) => {
  rollBack(group)

  test('requires a code or a recovery code when two-factor is on', async ({ assert }) => {
    const user = await makeUser()
    const { codeAt, recoveryCodes } = await makeTwoFactor(user)
    for (const body of [{}, { twoFactorCode: '' }, { twoFactorCode: null }]) {
      assert.deepEqual(outcome(await generate(user, body)), [422, 'VALIDATION_FAILED'])
    }
    for (const twoFactorCode of [WRONG, 'aaaa-aaaa']) {
      assert.deepEqual(outcome(await generate(user, { twoFactorCode })), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
    for (const twoFactorCode of [codeAt(now()), recoveryCodes[0]]) {
      assert.equal((await generate(user, { twoFactorCode })).status, 200)
      assert.deepEqual(outcome(await generate(user, { twoFactorCode })), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
  })

  test('answers the QR code as text', async ({ assert }) => {
    const answer = await fetchPicture(await makeUser(), 'application/json, text/plain, */*')
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
    const [, png = ''] = (await answer.text()).match(/^data:image\/png;base64,([\w+/=]+)$/) ?? []
    assert.equal(Buffer.from(png, 'base64').subarray(1, 4).toString(), 'PNG')
  })

  test('answers the secret to a client that accepts JSON only', async ({ assert }) => {
    const answer = await generate(await makeUser(), {}, JSON_ONLY)
    assert.equal(answer.status, 200)
    assert.match(String(answer.body?.qrCode), /^data:image\/png;base64,/)
    assert.match(String(answer.body?.secret), /^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
  })

  test('creates a new one each time and activates nothing', async ({ assert }) => {
    const user = await makeUser()
    assert.notEqual(await newSecret(user), await newSecret(user))
    const status = await callApi('GET', '/api/2fa', { as: user })
    assert.deepEqual(status.body, { enabled: false, recoveryCodesLeft: 0 })
  })
})

test.group('Turning two-factor on', (group) => {
  rollBack(group)

  test('requires a generated secret', async ({ assert }) => {
    const user = await makeUser()
    assert.deepEqual(outcome(await turnOn(user, '123456')), [409, 'TWO_FACTOR_NOT_STARTED'])
    const { codeAt } = await makeTwoFactor(user)
    assert.deepEqual(outcome(await turnOn(user, codeAt(now()))), [409, 'TWO_FACTOR_NOT_STARTED'])
  })

  test('requires a code of that secret', async ({ assert }) => {
    const user = await makeUser()
    const forgotten = await newSecret(user)
    await newSecret(user)
    for (const code of [WRONG, 'abcdef', codeOf(forgotten, now())]) {
      assert.deepEqual(outcome(await turnOn(user, code)), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
    assert.equal((await signIn(user)).body?.requires2FA, undefined)
  })

  test('requires a code of the new secret when it replaces one', async ({ assert }) => {
    const user = await makeUser()
    const { codeAt, recoveryCodes } = await makeTwoFactor(user)
    await newSecret(user, { twoFactorCode: recoveryCodes[0] })
    for (const code of [codeAt(now()), recoveryCodes[1]!]) {
      assert.deepEqual(outcome(await turnOn(user, code)), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
  })

  test('answers ten recovery codes and requires a code from then on', async ({ assert }) => {
    const user = await makeUser()
    const secret = await newSecret(user)
    const answer = await turnOn(user, codeOf(secret, now()))
    assert.equal(answer.status, 200)
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] }
    assert.lengthOf(recoveryCodes, 10)
    assert.equal((await signIn(user)).body?.requires2FA, true)
    assert.equal((await verify(user.id, recoveryCodes[9]!)).status, 200)
    const status = await callApi('GET', '/api/2fa', { as: user })
    assert.deepEqual(status.body, { enabled: true, recoveryCodesLeft: 9 })
  })

  test('uses up the confirming code', async ({ assert }) => {
    const user = await makeUser()
    const code = codeOf(await newSecret(user), now())
    await turnOn(user, code)
    await signIn(user)
    assert.deepEqual(outcome(await verify(user.id, code)), [400, 'TWO_FACTOR_CODE_INVALID'])
  })

  test('keeps the current secret active until the new one is confirmed', async ({ assert }) => {
    const user = await makeUser()
    const old = await makeTwoFactor(user)
    const secret = await newSecret(user, { twoFactorCode: old.recoveryCodes[0] })
    await signIn(user)
    assert.deepEqual(outcome(await verify(user.id, codeOf(secret, now()))), [400, 'TWO_FACTOR_CODE_INVALID'])
    assert.equal((await verify(user.id, old.codeAt(now()))).status, 200)
    assert.equal((await turnOn(user, codeOf(secret, now()))).status, 200)
    await signIn(user)
    const next = new Date(now().getTime() + 30_000)
    for (const dead of [old.codeAt(next), old.recoveryCodes[1]!]) {
      assert.deepEqual(outcome(await verify(user.id, dead)), [400, 'TWO_FACTOR_CODE_INVALID'])
    }
    assert.equal((await verify(user.id, codeOf(secret, next))).status, 200)
  })

  test('ends other sessions and pending sign-ins of this user only', async ({ assert }) => {
    const user = await makeUser()
    const bystander = await tokenOf(await makeUser())
    const [mine, other] = [await tokenOf(user), await tokenOf(user)]
    const { recoveryCodes } = await makeTwoFactor(user)
    const secret = await newSecret(mine, { twoFactorCode: recoveryCodes[0] })
    await signIn(user)
    await turnOn(mine, codeOf(secret, now()))
    for (const [as, status] of [
      [other, 401],
      [mine, 200],
      [bystander, 200],
    ] as const) {
      assert.equal((await callApi('GET', '/api/users/me', { as })).status, status)
    }
    const next = codeOf(secret, new Date(now().getTime() + 30_000))
    assert.deepEqual(outcome(await verify(user.id, next)), [400, 'TWO_FACTOR_EXPIRED'])
  })

  test('deletes desktop codes, of this session too', async ({ assert }) => {
    const mine = await tokenOf(await makeUser())
    const desktop = newDesktop()
    const code = await codeFor(mine, desktop)
    await turnOn(mine, codeOf(await newSecret(mine), now()))
    assert.deepEqual(outcome(await exchange(code, desktop.verifier)), [400, 'DESKTOP_CODE_INVALID'])
  })
})

async function fetchPicture(user: User, accept: string): Promise<Response> {
  const headers = { authorization: `Bearer ${await tokenOf(user)}`, accept }
  return fetch(`http://${process.env.HOST}:${process.env.PORT}/api/2fa/generate`, { method: 'POST', headers })
}
