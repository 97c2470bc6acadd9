import { test } from '@japa/runner'
import type User from '#identity/users/models/user'
import { openSession } from '#identity/auth/repositories/sessions'
import { FakeClock } from '#core/runtime/fake_clock'
import { now, useClock } from '#core/runtime/clock'
import { generateSecret } from 'otplib'
import { inTransaction } from '#core/database/transactions/transaction'
import { savePendingSecret } from '#identity/two_factor/repositories/secret_store'
import { callApi, externalTokenOf, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { codeOf, makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'

const MINUTE = 60_000
const NEW_PASSWORD = 'Another-Morning!8'

interface SensitiveChange {
  name: string
  route: string | (() => Promise<string>)
  status: number
  /** Whether only administrators may make the change. */
  ofAdministrators?: true
  body: (user: User) => object | Promise<object>
  /** The field with the password. */
  field?: string
  /** Whether a recent sign-in allows the change without the password. */
  allowedAfterSignIn?: true
}

const CHANGES: SensitiveChange[] = [
  {
    name: 'turning two-factor on',
    route: 'POST /api/2fa/turn-on',
    status: 200,
    body: async ({ id }) => {
      const secret = generateSecret()
      await inTransaction((trx) => savePendingSecret(trx, id, secret))
      return { twoFactorAuthenticationCode: codeOf(secret, now()) }
    },
    allowedAfterSignIn: true,
  },
  {
    name: 'turning two-factor off',
    route: 'POST /api/2fa/turn-off',
    status: 204,
    body: async (user) => ({ twoFactorCode: (await makeTwoFactor(user)).recoveryCodes[0] }),
  },
  {
    name: 'another password',
    route: 'PUT /api/users/me/password',
    status: 204,
    body: () => ({ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }),
    field: 'currentPassword',
  },
  {
    name: 'another email address',
    route: 'PATCH /api/users/me',
    status: 200,
    body: () => ({ email: 'noor@example.net' }),
  },
  { name: 'an export', route: 'POST /api/users/me/export', status: 200, body: () => ({}) },
  {
    name: 'deleting the account',
    route: 'DELETE /api/users/me',
    status: 204,
    body: () => ({ content: 'keep' }),
  },
  {
    name: 'making somebody an administrator',
    route: async () => `PUT /api/admin/people/${(await makeUser()).id}/administrator`,
    status: 200,
    ofAdministrators: true,
    body: () => ({ isAdmin: true }),
  },
  {
    name: 'making somebody no longer an administrator',
    route: async () => `PUT /api/admin/people/${(await makeUser({ isAdmin: true })).id}/administrator`,
    status: 200,
    ofAdministrators: true,
    body: () => ({ isAdmin: false }),
  },
]

const send = async (route: SensitiveChange['route'], as: string, body: object) => {
  const [method = '', path = ''] = (typeof route === 'string' ? route : await route()).split(' ')
  return callApi(method, path, { as, body })
}

test.group('A sensitive change', (group) => {
  rollBack(group)

  for (const {
    name,
    route,
    status,
    body,
    ofAdministrators: isAdmin,
    field = 'password',
    ...rest
  } of CHANGES) {
    test(`is refused without the password: ${name}`, async ({ assert, cleanup }) => {
      const clock = new FakeClock()
      cleanup(useClock(clock))
      const user = await makeUser({ isAdmin })
      // Even a recent sign-in with a provider does not replace the password.
      const sessions = [await tokenOf(user), await externalTokenOf(user)]
      if (rest.allowedAfterSignIn) clock.advance(10 * MINUTE)
      const change = await body(user)
      for (const session of [...sessions, await desktopTokenOf(user)]) {
        const refused = await send(route, session, change)
        assert.deepEqual([refused.status, refused.body?.code], [403, 'REAUTHENTICATION_REQUIRED'])
      }
    })

    if (rest.allowedAfterSignIn) {
      test(`is accepted without the password within ten minutes of a sign-in: ${name}`, async ({
        assert,
        cleanup,
      }) => {
        const clock = new FakeClock()
        cleanup(useClock(clock))
        for (const open of [tokenOf, externalTokenOf]) {
          const user = await makeUser({ isAdmin })
          const session = await open(user)
          clock.advance(10 * MINUTE - 1)
          assert.equal((await send(route, session, await body(user))).status, status)
        }
      })
    }

    test(`is refused with a wrong password, and accepted with the right one: ${name}`, async ({ assert }) => {
      const user = await makeUser({ isAdmin })
      const session = await tokenOf(user)
      const change = await body(user)
      const wrong = await send(route, session, { ...change, [field]: 'Wrong-Morning!7' })
      assert.deepEqual([wrong.status, wrong.body?.code], [400, 'INVALID_PASSWORD'])
      assert.equal((await send(route, session, { ...change, [field]: PASSWORD })).status, status)
    })

    test(`requires a recent sign-in of a user without a password: ${name}`, async ({ assert, cleanup }) => {
      const clock = new FakeClock()
      cleanup(useClock(clock))
      const user = await makeUser({ isAdmin, withoutPassword: true })
      const session = await externalTokenOf(user)
      clock.advance(10 * MINUTE)
      const change = await body(user)
      for (const stale of [session, await tokenOf(user), await desktopTokenOf(user)]) {
        const refused = await send(route, stale, change)
        assert.deepEqual([refused.status, refused.body?.code], [403, 'REAUTHENTICATION_REQUIRED'])
      }
      const fresh = await externalTokenOf(user)
      assert.equal((await send(route, fresh, change)).status, status)
    })
  }
})

/** A desktop client inherits the method of the browser's session, whose sign-in may be old. */
async function desktopTokenOf({ id }: User): Promise<string> {
  const context = { method: 'google', agent: 'node', address: '127.0.0.1', device: 'a laptop' } as const
  return (await openSession(id, context)).value!.release()
}
