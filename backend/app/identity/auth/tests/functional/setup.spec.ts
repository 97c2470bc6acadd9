import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { setupToken } from '#identity/auth/rules/setup_token'
import { goThrough, verified } from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import { Browser } from '#tests/browser'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import MakeAdmin from '../../../../../commands/make_admin.js'

const DAY = 86_400_000

const setUp = (token: string, email = 'ada@example.org') =>
  callApi('POST', '/api/setup', { body: { token, name: 'Ada', email, password: PASSWORD } })

const register = (email = 'eve@example.org') =>
  callApi('POST', '/api/auth/register', { body: { name: 'Eve', email, password: PASSWORD } })

const needsSetup = async () => (await callApi('GET', '/api/auth/providers')).body?.needsSetup

test.group('Setting up an empty installation', (group) => {
  rollBack(group)

  test('requires the token from the log', async ({ assert }) => {
    for (const token of ['guess', setupToken().slice(1), `${setupToken()}x`]) {
      const { status, body } = await setUp(token)
      assert.deepEqual([status, body?.code], [400, 'SETUP_TOKEN_INVALID'])
    }
    assert.isNull(await User.first())
  })

  test('takes the token of the day before, and no older one', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const token = setupToken()
    clock.advance(2 * DAY)
    assert.equal((await setUp(token)).body?.code, 'SETUP_TOKEN_INVALID')
    const yesterday = setupToken()
    clock.advance(DAY)
    assert.equal((await setUp(yesterday)).status, 201)
  })

  test('is refused once there is an administrator', async ({ assert }) => {
    assert.deepEqual((await callApi('GET', '/api/setup')).body, { open: true })
    await makeUser({ isAdmin: true })
    assert.deepEqual((await callApi('GET', '/api/setup')).body, { open: false })
    assert.equal((await setUp(setupToken())).body?.code, 'SETUP_CLOSED')
  })

  test('is still possible beside accounts that are no administrators', async ({ assert }) => {
    await makeUser()
    assert.deepEqual((await callApi('GET', '/api/setup')).body, { open: true })
    assert.equal((await setUp(setupToken())).status, 201)
  })

  test('refuses an address in use', async ({ assert }) => {
    const { email } = await makeUser()
    assert.equal((await setUp(setupToken(), email)).body?.code, 'EMAIL_EXISTS')
    assert.deepEqual((await callApi('GET', '/api/setup')).body, { open: true })
  })

  test('creates one administrator, even with two requests at once', async ({ assert }) => {
    const answers = await Promise.all([setUp(setupToken()), setUp(setupToken(), 'eve@example.org')])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
    const { body } = answers.find(({ status }) => status === 201)!
    assert.isTrue((body!.user as { isAdmin: boolean }).isAdmin)
    assert.lengthOf(await User.all(), 1)
  })
})

test.group('An installation without an administrator', (group) => {
  dialect(group)
  group.setup(() => startPeer())
  rollBack(group)

  test('refuses every other account, until it has one', async ({ assert }) => {
    await makeUser()
    const { status, body } = await register()
    assert.deepEqual([status, body?.code], [403, 'SETUP_REQUIRED'])
    const eve = verified('Eve', 'eve@example.org')
    assert.deepEqual(await goThrough(new Browser(), eve), { error: 'SETUP_REQUIRED' })
    assert.lengthOf(await User.all(), 1)
    assert.equal((await setUp(setupToken())).status, 201)
    assert.equal((await register()).status, 201)
    assert.property(await goThrough(new Browser(), verified('Eva', 'eva@example.org')), 'token')
  })

  test('refuses an address in use like any other', async ({ assert }) => {
    const { email } = await makeUser()
    assert.equal((await register(email)).body?.code, 'SETUP_REQUIRED')
  })

  test('says so to visitors who want to sign up', async ({ assert }) => {
    assert.isTrue(await needsSetup())
    await makeUser({ isAdmin: true })
    assert.isFalse(await needsSetup())
  })

  test('still lets its users sign in', async ({ assert }) => {
    const { email } = await makeUser()
    const body = { email, password: PASSWORD }
    assert.equal((await callApi('POST', '/api/auth/login', { body })).status, 200)
  })

  test('has one once a console command has made one', async ({ assert }) => {
    const command = await ace.create(MakeAdmin, ['ada@example.org'])
    await command.exec()
    command.assertSucceeded()
    assert.equal((await setUp(setupToken())).body?.code, 'SETUP_CLOSED')
    assert.equal((await register()).status, 201)
  })

  test('has none again once the last one has left', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const body = { password: PASSWORD, content: 'remove' }
    assert.equal((await callApi('DELETE', '/api/users/me', { as: admin, body })).status, 204)
    assert.equal((await register()).body?.code, 'SETUP_REQUIRED')
    assert.equal((await setUp(setupToken())).status, 201)
  })
})

test.group('A reset link created by an administrator', (group) => {
  rollBack(group)

  test('resets the password of its account', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const user = await makeUser()
    const { status, body } = await callApi('POST', '/api/admin/reset-links', {
      as: admin,
      body: { email: user.email },
    })
    assert.equal(status, 201)
    const token = new URL(body!.url as string).searchParams.get('token')
    const password = 'Another-Morning!8'
    const reset = { token, password, confirmPassword: password }
    assert.equal((await callApi('POST', '/api/auth/reset-password', { body: reset })).status, 200)
  })

  test('is refused for an address without an account', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const body = { email: 'nobody@example.org' }
    const answer = await callApi('POST', '/api/admin/reset-links', { as: admin, body })
    assert.equal(answer.body?.code, 'USER_NOT_FOUND')
  })
})
