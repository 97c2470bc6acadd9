import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ChangePasswordSignIn from '#identity/openid/actions/change_password_sign_in'
import MakeResetLink from '#identity/auth/actions/make_reset_link'
import type User from '#identity/users/models/user'
import {
  completeFlow,
  goThrough,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { NORTHWIND, makeProvider, startSandbox } from '#identity/openid/tests/support/openid_provider'
import { Browser } from '#tests/browser'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'

const SWITCH = '/api/admin/password-sign-in'
const NEW = 'Another-Morning!8'
const { slug: _slug, issuer: _issuer, clientSecret: _secret, ...SETTINGS } = NORTHWIND

/** An administrator who has linked the provider. */
async function administrator() {
  const id = await makeProvider()
  const admin = await makeUser({ isAdmin: true })
  const token = await tokenOf(admin)
  const choice = verified('Ada', 'ada@company.example')
  const flow = { token, choice, provider: 'oidc-company', returnTo: '/profile', password: PASSWORD }
  await completeFlow(new Browser(), { purpose: 'link', ...flow })
  return { id, admin }
}

const turn = (as: User, passwordSignIn: boolean) => callApi('PUT', SWITCH, { as, body: { passwordSignIn } })

test.group('Passwords', (group) => {
  group.setup(() => startSandbox())
  rollBack(group)

  test('stay on until an administrator has signed in with a provider', async ({ assert }) => {
    await makeProvider()
    const admin = await makeUser({ isAdmin: true })
    assert.equal((await turn(admin, false)).body!.code, 'PASSWORD_SIGN_IN_NEEDED')
    assert.equal((await turn(admin, true)).status, 204)
  })

  test('that are off open no account and no session', async ({ assert }) => {
    const { admin } = await administrator()
    const { email } = await makeUser()
    const link = await new MakeResetLink().handle(email)
    assert.equal((await turn(admin, false)).status, 204)
    const token = link.split('/').at(-1)!.split('=').at(-1)
    const passwords = { password: NEW, confirmPassword: NEW }
    const calls = [
      ['POST', '/api/auth/login', { email, password: PASSWORD }],
      ['POST', '/api/auth/register', { name: 'Eve', email: 'eve@example.org', password: PASSWORD }],
      ['POST', '/api/auth/forgot-password', { email }],
      ['POST', '/api/auth/reset-password', { token, ...passwords }],
      ['PUT', '/api/users/me/password', { currentPassword: PASSWORD, ...passwords }],
      ['POST', '/api/admin/reset-links', { email }],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await callApi(method, path, { as: admin, body })
      assert.deepEqual([answer.status, answer.body?.code], [403, 'PASSWORD_SIGN_IN_OFF'], path)
    }
    const { body } = await callApi('GET', '/api/auth/providers')
    assert.isFalse(body!.passwordSignIn)
    const outcome = await goThrough(new Browser(), verified('Noor', 'noor@example.org'), 'oidc-company')
    assert.property(outcome, 'token')
  })

  test('that are off keep the provider of the only administrator who can sign in', async ({ assert }) => {
    const { id, admin } = await administrator()
    await turn(admin, false)
    const path = `/api/admin/openid-providers/${id}`
    assert.equal((await callApi('DELETE', path, { as: admin })).body!.code, 'PASSWORD_SIGN_IN_NEEDED')
    const body = { ...SETTINGS, isOn: false }
    assert.equal((await callApi('PUT', path, { as: admin, body })).body!.code, 'PASSWORD_SIGN_IN_NEEDED')
    const identity = await db.from('identities').first()
    const unlinked = await callApi('DELETE', `/api/users/me/identities/${identity.id}`, {
      as: admin,
      body: { password: PASSWORD },
    })
    assert.equal(unlinked.body!.code, 'LAST_SIGN_IN_METHOD')
  })

  test('are turned on by the operator, and by an administrator, whose change is in the log', async ({
    assert,
  }) => {
    const { admin } = await administrator()
    await turn(admin, false)
    await new ChangePasswordSignIn().handle({ isOn: true, actorId: null })
    const body = { email: admin.email, password: PASSWORD }
    assert.equal((await callApi('POST', '/api/auth/login', { body })).status, 200)
    await turn(admin, false)
    await turn(admin, true)
    const entries = await db.from('platform_log_entries').where('action', 'password_sign_in.changed')
    assert.lengthOf(entries, 3)
  })
})
