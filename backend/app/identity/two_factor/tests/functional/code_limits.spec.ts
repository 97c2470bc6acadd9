import { test } from '@japa/runner'
import { newId } from '#core/runtime/ids'
import { PASSWORD } from '#tests/factories/user_factory'
import { codeOf } from '#tests/factories/two_factor_factory'
import { startServer, type RunningServer } from '#tests/server'
import { now } from '#core/runtime/clock'

interface Body {
  token?: string
  user?: { id: string }
  secret?: string
  recoveryCodes?: string[]
}

const LIMIT = 3
const WRONG = '000000'

test.group('Two-factor limits', (group) => {
  let server: RunningServer

  group.setup(async () => {
    server = await startServer({
      LIMIT_CREDENTIALS: String(LIMIT),
      LIMIT_ADDRESS: String(LIMIT),
      TRUST_PROXY: '1',
    })
    return async () => void (await server.stop())
  })

  async function post(path: string, body: object, { from = '192.0.2.1', token = '' } = {}) {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body }
  }

  /** A user with two-factor on, at a client address of their own. */
  async function register(from: string) {
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    const { body } = await post('/auth/register', account, { from })
    const session = { from, token: body.token! }
    const setup = await post('/2fa/generate', {}, session)
    const twoFactorAuthenticationCode = codeOf(setup.body.secret!.replaceAll(' ', ''), now())
    const on = await post('/2fa/turn-on', { twoFactorAuthenticationCode, password: PASSWORD }, session)
    return { ...account, session, userId: body.user!.id, recoveryCodes: on.body.recoveryCodes! }
  }

  test('count wrong codes of one account across addresses', async ({ assert }) => {
    const { email, password, userId, recoveryCodes } = await register('192.0.2.10')
    const statuses = []
    for (const [turn, twoFactorCode] of [WRONG, WRONG, WRONG, recoveryCodes[0]].entries()) {
      const from = `192.0.2.${20 + turn}`
      await post('/auth/login', { email, password }, { from })
      statuses.push((await post('/auth/verify-2fa', { userId, twoFactorCode }, { from })).status)
    }
    assert.deepEqual(statuses, [400, 400, 400, 429])
  })

  test('count wrong codes from one address across accounts', async ({ assert }) => {
    const statuses = []
    for (let turn = 0; turn <= LIMIT; turn += 1) {
      const guess = { userId: newId(), twoFactorCode: WRONG }
      statuses.push((await post('/auth/verify-2fa', guess, { from: '192.0.2.30' })).status)
    }
    assert.deepEqual(statuses, [400, 400, 400, 429])
  })

  test('cannot be used to lock a user out without the password', async ({ assert }) => {
    const { email, password, userId, recoveryCodes } = await register('192.0.2.40')
    for (let turn = 0; turn < 2 * LIMIT; turn += 1) {
      await post('/auth/verify-2fa', { userId, twoFactorCode: WRONG }, { from: `192.0.2.${50 + turn}` })
    }
    const from = '192.0.2.41'
    await post('/auth/login', { email, password }, { from })
    const answer = await post('/auth/verify-2fa', { userId, twoFactorCode: recoveryCodes[0] }, { from })
    assert.equal(answer.status, 200)
  })

  test('apply to a stolen session too', async ({ assert }) => {
    const { session, recoveryCodes } = await register('192.0.2.60')
    const statuses = []
    for (const twoFactorCode of [WRONG, WRONG, WRONG, recoveryCodes[0]]) {
      statuses.push((await post('/2fa/generate', { twoFactorCode }, session)).status)
    }
    assert.deepEqual(statuses, [400, 400, 400, 429])
  })

  test('do not count right codes', async ({ assert }) => {
    const { session, recoveryCodes } = await register('192.0.2.70')
    for (const twoFactorCode of recoveryCodes.slice(0, LIMIT + 2)) {
      assert.equal((await post('/2fa/generate', { twoFactorCode }, session)).status, 200)
    }
  })
})
